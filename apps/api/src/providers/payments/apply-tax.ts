import type { Stripe } from 'stripe';
import { PaymentFailure, paymentFailureOf } from './payment-failure.ts';
import type { AppliedTax } from './payment-provider.ts';

/**
 * Switches automatic tax on for a subscription, in a call of its own: a change of the price that waits for its payment takes no
 * such parameter. Charges nothing, and changes nothing where it is on. Without an idempotency key, which would repeat a refusal for
 * a day after the address was mended.
 */
export async function applyTax(stripe: Stripe, subscription: string): Promise<AppliedTax> {
  const { automatic_tax: tax, items } = await stripe.subscriptions.retrieve(subscription);
  if (tax.enabled) return 'applied';
  for (const { price } of items.data)
    if (price.tax_behavior === 'unspecified')
      await stripe.prices.update(price.id, { tax_behavior: 'exclusive' });
  try {
    const on = { automatic_tax: { enabled: true }, proration_behavior: 'none' } as const;
    await stripe.subscriptions.update(subscription, on);
    return 'applied';
  } catch (error) {
    const failure = paymentFailureOf(error);
    if (failure instanceof PaymentFailure && failure.kind === 'no-tax-location') return 'no-location';
    throw error;
  }
}
