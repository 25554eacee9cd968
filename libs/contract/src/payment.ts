import { INTERVALS, PLANS, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const vicUuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const priceId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What a price list is asked for and a purchase is made as; letter for letter. [GB-5] */
export const subscriptionTypeSchema = v.picklist(SUBSCRIPTION_TYPES);

/** A plan on sale, with every price it has. Names are the specification's. [PRICE-3, PRICE-4, GB-35] */
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

/** The products of one price list, in order; none for who may not see it. [API-34, PRICE-18] */
export const priceListSchema = v.strictObject({ products: v.array(productSchema) });
/** The products of one price list. */
export type PriceList = v.InferOutput<typeof priceListSchema>;

/**
 * What is bought. `users` and `price` (cents) say what the buyer was shown: where they differ from the price list, nothing is
 * bought (`price-changed`). `vicUuid` names the instance whose plan it becomes, or the physical device of the second product line;
 * left out, a new instance is made. [GB-10, GP-7]
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
 * What a purchase costs, by the provider's own calculation. `chargedAt` is `checkout` where the buyer still confirms it on the
 * provider's page, `once` where confirming here charges the card on file; only then `prorationAt` goes back with the amount.
 * Cents. [PLUS-18, GB-23]
 */
export const purchasePreviewSchema = v.strictObject({
  chargedAt: v.picklist(['checkout', 'once']),
  currency: v.literal('USD'),
  /** What is charged now; what is left of the old plan is deducted. Negative amounts are never charged: 0. */
  amountDue: v.pipe(cents, v.minValue(0)),
  lines: v.array(v.strictObject({ description: v.string(), amount: cents })),
  /** What every renewal costs, and when the first one is; null where nothing renews. */
  renewalAmount: v.nullable(cents),
  renewalAt: v.nullable(instant),
  /** Seconds since 1970; the instant the amount was calculated for. */
  prorationAt: v.nullable(count),
});
/** What a purchase costs. */
export type PurchasePreview = v.InferOutput<typeof purchasePreviewSchema>;

/** POST users/create-checkout-session. `confirmed` repeats a preview that charges at once. [API-32, GB-10, PLUS-18] */
export const checkoutBodySchema = v.strictObject({
  ...purchaseEntries,
  confirmed: v.optional(v.strictObject({ amountDue: v.pipe(cents, v.minValue(0)), prorationAt: count })),
});
/** What is bought. */
export type CheckoutBody = v.InferOutput<typeof checkoutBodySchema>;

/** Where the browser goes next, and which checkout to ask about when it comes back. [API-32, PAY-4] */
export const checkoutDataSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  checkoutId: v.pipe(v.string(), v.uuid()),
});
/** Where the browser goes next. */
export type CheckoutData = v.InferOutput<typeof checkoutDataSchema>;

/**
 * Where a checkout is: none was ever begun; the buyer has not paid yet; paid, and the plan is being set up; the plan is
 * active; the payment failed; the buyer left and the page expired; paid and refused (another currency or amount), to be
 * refunded. [PLUS-17, GB-4]
 */
export const CHECKOUT_STATES = ['none', 'open', 'paid', 'active', 'failed', 'expired', 'refused'] as const;

/** GET users/checkout-session: without an id the caller's newest checkout in the account. [PLUS-17] */
export const checkoutQuerySchema = v.strictObject({ checkoutId: v.optional(v.pipe(v.string(), v.uuid())) });

/** What the provider says of a checkout, verified on this call; the address of the page proves nothing. [PLUS-17, PAY-16] */
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
/** Where a checkout is. */
export type CheckoutState = v.InferOutput<typeof checkoutStateSchema>;

/**
 * POST webhooks/payment: only which object something happened to. Everything else is read from the provider again, because
 * events come late, twice and in any order.
 */
export const paymentEventSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  created: count,
  data: v.looseObject({ object: v.looseObject({ id: v.optional(v.string()), object: v.string() }) }),
});
/** An event of the payment provider. */
export type PaymentEvent = v.InferOutput<typeof paymentEventSchema>;
