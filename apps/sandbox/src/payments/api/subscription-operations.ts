import * as v from 'valibot';
import {
  common,
  count,
  flag,
  ignored,
  mergeMetadata,
  metadata,
  paging,
  readParams,
  text,
  whole,
} from '../model/form-params.ts';
import { pageOf } from '../model/object-store.ts';
import type { Operation } from '../model/context.ts';
import { automaticTax } from './tax-params.ts';
import { requireCustomer } from '../model/live-customer.ts';
import { invalid } from '../model/payment-error.ts';
import { beginSubscription, endSubscription, trialEndAfter } from '../billing/subscriptions.ts';

const newSubscription = v.strictObject({
  ...common,
  customer: text,
  items: v.array(
    v.strictObject({ price: text, quantity: v.optional(count, '1'), metadata: v.optional(metadata) }),
  ),
  metadata: v.optional(metadata),
  trial_period_days: v.optional(whole),
  trial_end: v.optional(whole),
  default_payment_method: v.optional(text),
  description: v.optional(text),
  payment_behavior: ignored,
  payment_settings: ignored,
  collection_method: v.optional(v.picklist(['charge_automatically'])),
  cancel_at_period_end: v.optional(flag),
  off_session: ignored,
  automatic_tax: automaticTax,
  trial_settings: ignored,
  billing_mode: ignored,
});
const subscriptionList = v.strictObject({
  ...paging,
  customer: v.optional(text),
  price: v.optional(text),
  status: v.optional(text),
  current_period_end: ignored,
});
const cancellation = v.strictObject({
  ...common,
  invoice_now: v.optional(flag),
  prorate: v.optional(flag),
  cancellation_details: v.optional(v.strictObject({ comment: v.optional(text), feedback: v.optional(text) })),
});

export const createSubscription: Operation = (context, { params }) => {
  const input = readParams(newSubscription, params);
  requireCustomer(context, input.customer, 'customer');
  const items = input.items.map(({ price, quantity, metadata: added }, place) => ({
    price: context.objects.require('price', price, `items[${place}][price]`),
    quantity,
    metadata: mergeMetadata({}, added),
  }));
  return beginSubscription(context, {
    customer: input.customer,
    items,
    metadata: mergeMetadata({}, input.metadata),
    trialEnd: input.trial_end ?? trialEndAfter(context.now(), input.trial_period_days),
    defaultPaymentMethod: input.default_payment_method ?? null,
    description: input.description ?? null,
    isTaxed: input.automatic_tax?.enabled ?? false,
  });
};

export const listSubscriptions: Operation = (context, { params }) => {
  const { customer, price, status, ...page } = readParams(subscriptionList, params);
  const fitting = context.objects
    .all('subscription')
    .filter(
      (entry) =>
        (customer ?? entry.customer) === entry.customer &&
        (price === undefined || entry.items.data.some((item) => item.price.id === price)) &&
        (status === 'all' ||
          (status === undefined || status === 'ended'
            ? (entry.status === 'canceled') === (status === 'ended')
            : entry.status === status)),
    );
  return pageOf('/v1/subscriptions', fitting, page);
};

export const cancelSubscription: Operation = (context, { id, params }) => {
  const subscription = context.objects.require('subscription', id);
  const input = readParams(cancellation, params);
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
  return endSubscription(context, subscription, 'cancellation_requested', input.cancellation_details);
};
