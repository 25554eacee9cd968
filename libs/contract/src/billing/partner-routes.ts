import * as v from 'valibot';
import type { Route } from '../route.ts';
import {
  addCustomerBodySchema,
  addCustomerDataSchema,
  answerReleaseBodySchema,
  customerKeyParamsSchema,
  customerOfferSchema,
  customerParamsSchema,
  partnerCustomerSchema,
} from './partner.ts';
import { emptyBodySchema } from './subscription.ts';

const right = (action: 'buy' | 'list') => ({ kind: 'account', branch: 'subscription', action }) as const;

/** Routes of a partner and its customers. [HZ-6, PLUS-21] */
export const PARTNER_ROUTES = {
  listPartnerCustomers: {
    method: 'GET',
    path: 'partner/customers',
    summary:
      "A partner's customers: accounts of their own, and workspaces handed over, with plan, owner, expiry and health.",
    permission: right('list'),
    data: v.array(partnerCustomerSchema),
    errors: ['forbidden'],
  },
  addCustomer: {
    method: 'POST',
    path: 'partner/customers',
    summary: 'Mails an offer to become a customer of the partner; its account is made when it is accepted.',
    permission: right('buy'),
    body: addCustomerBodySchema,
    data: addCustomerDataSchema,
    errors: ['forbidden', 'customer-refused', 'too-many-requests'],
    rateLimit: 'invitation',
  },
  withdrawCustomer: {
    method: 'DELETE',
    path: 'partner/customers/{id}',
    summary: 'Withdraws an offer that was not accepted yet.',
    permission: right('buy'),
    params: customerParamsSchema,
    data: v.null(),
    errors: ['not-found', 'forbidden', 'customer-refused'],
  },
  releaseCustomer: {
    method: 'POST',
    path: 'partner/customers/{id}/release',
    summary: "Asks the customer's owner to buy for themselves; they confirm it.",
    permission: right('buy'),
    params: customerParamsSchema,
    body: emptyBodySchema,
    data: v.null(),
    errors: ['not-found', 'forbidden', 'customer-refused'],
  },
  answerRelease: {
    method: 'POST',
    path: 'partner/release',
    summary: "Confirms or declines that the partner releases the caller's account.",
    permission: right('list'),
    body: answerReleaseBodySchema,
    data: v.null(),
    errors: ['not-found', 'forbidden', 'customer-refused'],
  },
  readCustomerOffer: {
    method: 'GET',
    path: 'partner/offer/{key}',
    summary: 'What a partner offers, for the holder of the mailed key.',
    permission: { kind: 'public' },
    params: customerKeyParamsSchema,
    data: customerOfferSchema,
    errors: ['invite-not-valid'],
  },
} as const satisfies Record<string, Route>;
