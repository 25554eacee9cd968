import { CATALOGUE } from '@partyline/catalog';
import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import type { TestPayments } from './test-payments.ts';

const PRICE = CATALOGUE.new[0]?.prices[0];
/** Our price id of {@link addBilled}'s subscription. */
export const BILLED_PRICE = PRICE?.priceId ?? '';

/** Adds an active subscription to the provider; returns its id. */
export function addBilled(
  payments: Pick<TestPayments, 'add'>,
  { periodEnd }: { readonly periodEnd: Date },
): string {
  const id = `sub_${randomUUID().replaceAll('-', '')}`;
  const end = Math.floor(periodEnd.getTime() / 1000);
  const price = {
    id: `price_${BILLED_PRICE}`,
    object: 'price',
    currency: 'usd',
    unit_amount: PRICE?.price,
    lookup_key: BILLED_PRICE,
    metadata: {},
    recurring: { interval: PRICE?.interval, interval_count: 1 },
  };
  const item = {
    id: `si_${id}`,
    object: 'subscription_item',
    quantity: 1,
    price,
    current_period_start: end - (30 * millisecondsInDay) / 1000,
    current_period_end: end,
  };
  payments.add('customer.subscription.created', {
    id,
    object: 'subscription',
    customer: 'cus_test',
    metadata: {},
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    automatic_tax: { enabled: false },
    discounts: [],
    items: { object: 'list', data: [item] },
  });
  return id;
}
