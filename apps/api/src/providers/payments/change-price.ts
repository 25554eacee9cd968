import type { Stripe } from 'stripe';
import { PaymentFailure } from './payment-failure.ts';
import type { PriceChange, ProviderSubscription } from './payment-provider.ts';
import { providerPriceOf } from './provider-price.ts';
import { declinedInvoiceOf, readSubscription, withdrawChange } from './waiting-payment.ts';

/** Returns the only item of a subscription: everything on sale is one price. */
export function itemOf({ items }: Stripe.Subscription): string {
  return items.data[0]?.id ?? '';
}

/**
 * Changes the price alone, charged in the same call: nothing else may wait for a payment. What the card did not pay waits for its
 * owner if their bank asks them; a declined one is withdrawn at once, so that nothing changes. The state is read again, because a
 * repeated call gets its first answer.
 */
export async function changePrice(
  stripe: Stripe,
  { subscriptionId, prorationAt, idempotencyKey, ...change }: PriceChange,
): Promise<ProviderSubscription> {
  const price = await providerPriceOf(stripe, change.price);
  const before = await stripe.subscriptions.retrieve(subscriptionId);
  await stripe.subscriptions.update(
    subscriptionId,
    {
      items: [{ id: itemOf(before), price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationAt,
      payment_behavior: 'pending_if_incomplete',
    },
    { idempotencyKey },
  );
  const changed = await readSubscription(stripe, subscriptionId);
  const declined = declinedInvoiceOf(changed);
  if (declined !== null) await withdrawChange(stripe, subscriptionId, declined);
  // Nothing waits any more where a repeated call finds its invoice voided.
  const isGone = changed.waiting === null && changed.priceId !== change.price.priceId;
  if (declined !== null || isGone) throw new PaymentFailure('declined');
  return changed;
}
