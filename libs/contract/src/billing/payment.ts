import { INTERVALS, PLANS, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const vicUuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const priceId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Type of a price list or purchase, letter for letter. [GB-5] */
export const subscriptionTypeSchema = v.picklist(SUBSCRIPTION_TYPES);

/** A plan on sale with its prices and the specification's names. [PRICE-3, PRICE-4, GB-35] */
export const productSchema = v.strictObject({
  title: v.picklist(PLANS),
  recommended: v.boolean(),
  placeOrder: v.number(),
  currency: v.literal('USD'),
  description: v.string(),
  prices: v.array(
    v.strictObject({
      priceId: v.string(),
      /** Cents, before any discount. */
      price: cents,
      users: count,
      interval: v.picklist(INTERVALS),
      isDefault: v.boolean(),
      discount: v.number(),
      savedAmount: cents,
    }),
  ),
});

/** A price list's products, in order; empty for callers who may not see it. [API-34, PRICE-18] */
export const priceListSchema = v.strictObject({ products: v.array(productSchema) });
export type PriceList = v.InferOutput<typeof priceListSchema>;

/**
 * A purchase. `users` and `price` (cents) are what the buyer saw; if they differ from the price list, the purchase fails
 * (`price-changed`). `vicUuid` is the instance, or the physical device of the second product line; absent: a new instance. [GB-10,
 * GP-7]
 */
const purchaseEntries = {
  priceId,
  subscriptionType: subscriptionTypeSchema,
  vicUuid: v.optional(vicUuid),
  users: v.optional(count),
  price: v.optional(v.pipe(cents, v.minValue(0))),
};

/** POST users/preview-purchase. [PLUS-18] */
export const purchasePreviewBodySchema = v.strictObject(purchaseEntries);

/**
 * The provider's calculation of a purchase, in cents. `chargedAt`: `checkout` is confirmed on the provider's page, `once` charges
 * the card on file; only then `prorationAt` is sent back with the amount. [PLUS-18, GB-23]
 */
export const purchasePreviewSchema = v.strictObject({
  chargedAt: v.picklist(['checkout', 'once']),
  currency: v.literal('USD'),
  /** Charged now, less the rest of the old plan; never negative. */
  amountDue: v.pipe(cents, v.minValue(0)),
  lines: v.array(v.strictObject({ description: v.string(), amount: cents })),
  /** Price and first date of renewals; null without renewal. */
  renewalAmount: v.nullable(cents),
  renewalAt: v.nullable(instant),
  /** Unix seconds for which the amount was calculated. */
  prorationAt: v.nullable(count),
});
export type PurchasePreview = v.InferOutput<typeof purchasePreviewSchema>;

/** POST users/create-checkout-session. `confirmed` repeats a preview that charges at once. [API-32, GB-10, PLUS-18] */
export const checkoutBodySchema = v.strictObject({
  ...purchaseEntries,
  confirmed: v.optional(v.strictObject({ amountDue: v.pipe(cents, v.minValue(0)), prorationAt: count })),
});
export type CheckoutBody = v.InferOutput<typeof checkoutBodySchema>;

/** Where the browser goes, and the checkout to query on return. [API-32, PAY-4] */
export const checkoutDataSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  checkoutId: v.pipe(v.string(), v.uuid()),
});
export type CheckoutData = v.InferOutput<typeof checkoutDataSchema>;

/**
 * State of a checkout: never begun; not paid yet; paid and being set up; active; payment failed; page expired; paid but refused
 * (wrong currency or amount), to be refunded. [PLUS-17, GB-4]
 */
export const CHECKOUT_STATES = ['none', 'open', 'paid', 'active', 'failed', 'expired', 'refused'] as const;

/** GET users/checkout-session: by default the caller's newest checkout in the account. [PLUS-17] */
export const checkoutQuerySchema = v.strictObject({ checkoutId: v.optional(v.pipe(v.string(), v.uuid())) });

/** A checkout's state, verified with the provider on this call; the page's address proves nothing. [PLUS-17, PAY-16] */
export const checkoutStateSchema = v.strictObject({
  checkoutId: v.nullable(v.pipe(v.string(), v.uuid())),
  state: v.picklist(CHECKOUT_STATES),
  subscriptionType: v.nullable(subscriptionTypeSchema),
  plan: v.nullable(v.picklist(PLANS)),
  users: v.nullable(count),
  interval: v.nullable(v.picklist(INTERVALS)),
  /** Once the plan is active. */
  subscriptionId: v.nullable(v.string()),
  vicUuid: v.nullable(v.string()),
});
export type CheckoutState = v.InferOutput<typeof checkoutStateSchema>;

/**
 * POST webhooks/payment: only the object is used, and read again from the provider, because events come late, twice and out of
 * order.
 */
export const paymentEventSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  created: count,
  data: v.looseObject({ object: v.looseObject({ id: v.optional(v.string()), object: v.string() }) }),
});
export type PaymentEvent = v.InferOutput<typeof paymentEventSchema>;
