import type { Stripe } from 'stripe';
import type { PaymentTerms } from './stripe-client.ts';

/**
 * Returns what a checkout session asks for beside the card: with tax the billing address, which the customer keeps for the
 * renewals, and a tax id with the name that belongs to it.
 */
export function sessionTerms({
  isTaxed,
  takesCodes,
}: PaymentTerms): Partial<Stripe.Checkout.SessionCreateParams> {
  return {
    ...(takesCodes ? { allow_promotion_codes: true } : {}),
    ...(isTaxed
      ? {
          automatic_tax: { enabled: true },
          billing_address_collection: 'required',
          customer_update: { address: 'auto', name: 'auto' },
          tax_id_collection: { enabled: true },
        }
      : {}),
  };
}
