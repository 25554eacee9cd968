import type { PaymentProvider } from './payment-provider.ts';
import { createStripe, type PaymentSettings } from './stripe-client.ts';

/** The payment provider, through its own package. */
export function stripePayments(settings: PaymentSettings): PaymentProvider {
  const stripe = createStripe(settings);
  return { stripe } as unknown as PaymentProvider;
}
