import type { BillingRow, SubscriptionRow } from '@partyline/contract';

/**
 * Returns what a subscription's next renewal is expected to come to: its price and the tax that its newest invoice bore. null without
 * a price. `invoices`: newest first. [PLUS-18, HZ-1]
 */
export function expectedCharge(
  { subscriptionId, price }: Pick<SubscriptionRow, 'subscriptionId' | 'price'>,
  invoices: readonly Pick<BillingRow, 'subscriptionId' | 'status' | 'net' | 'tax'>[],
): number | null {
  if (price === null) return null;
  const newest = invoices.find(
    (one) => one.subscriptionId === subscriptionId && one.status !== 'Void' && one.net > 0,
  );
  return newest === undefined ? price : price + Math.round((price * newest.tax) / newest.net);
}
