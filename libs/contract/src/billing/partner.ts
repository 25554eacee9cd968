import { PLANS } from '@partyline/pricing';
import { SHOWN_CUSTOMER_STATES } from '@partyline/roles';
import * as v from 'valibot';
import { rowText } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * A partner's customer: an account of its own, or a workspace of the partner that was handed over. The partner sees nothing else of
 * it. [PLUS-21, GP-6, HZ-6]
 */
export const partnerCustomerSchema = v.strictObject({
  kind: v.picklist(['account', 'workspace']),
  /** null for a workspace. */
  customerId: v.nullable(v.number()),
  /** As the partner named it; a workspace's name. */
  company: v.string(),
  state: v.picklist(SHOWN_CUSTOMER_STATES),
  /** Whom the offer was sent to; null once accepted. */
  offeredTo: v.nullable(v.string()),
  /** Until when the offer can be accepted; null once it was. */
  offerEndsAt: v.nullable(instant),
  /** null for an account. */
  workspaceId: v.nullable(v.number()),
  /** null for an account. */
  workSpaceName: v.nullable(v.string()),
  owner: v.nullable(v.strictObject({ userName: v.string(), email: v.string() })),
  /** Each once. */
  plans: v.array(v.picklist(PLANS)),
  subscriptions: v.number(),
  users: v.number(),
  usersConnected: v.number(),
  /** Of a subscription without renewal. */
  expiresAt: v.nullable(instant),
  /** null for none. */
  renewsAt: v.nullable(instant),
  /** The worst one. */
  health: v.picklist(['ok', 'ends-soon', 'past-due', 'expired', 'none']),
});
export type PartnerCustomer = v.InferOutput<typeof partnerCustomerSchema>;

/** An address that was added before and has not accepted gets a new offer, which voids the earlier one. [HZ-6] */
export const addCustomerBodySchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(1_000)),
  company: v.pipe(v.string(), v.maxLength(1_000)),
});
export const addCustomerDataSchema = v.strictObject({ customerId: v.number(), offerEndsAt: instant });

export const customerParamsSchema = v.strictObject({ id: rowText });

const key = v.pipe(v.string(), v.regex(/^customer_[A-Za-z0-9_-]{22}$/));
export const customerKeyParamsSchema = v.strictObject({ key });

/** For the holder of the key. [HZ-6] */
export const customerOfferSchema = v.strictObject({
  email: v.string(),
  company: v.string(),
  partner: v.string(),
  expiresAt: instant,
});
export type CustomerOffer = v.InferOutput<typeof customerOfferSchema>;

/** Whether the customer's owner wants to buy for themselves from now on. [HZ-6] */
export const answerReleaseBodySchema = v.strictObject({ accept: v.boolean() });

/** Who pays for the plans of this account; null for a direct customer. [HZ-6] */
export const payingPartnerSchema = v.nullable(
  v.strictObject({
    name: v.string(),
    /** When it asked to release this account; null while it does not. */
    releaseAskedAt: v.nullable(instant),
  }),
);
