import { INTERVALS, PLANS, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const vicUuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const priceId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Letter for letter. [GB-5] */
export const subscriptionTypeSchema = v.picklist(SUBSCRIPTION_TYPES);

/** With the specification's names. [PRICE-3, PRICE-4, GB-35] */
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

/** In order; empty for callers who may not see it. [API-34, PRICE-18] */
export const priceListSchema = v.strictObject({ products: v.array(productSchema) });
export type PriceList = v.InferOutput<typeof priceListSchema>;

/**
 * `users` and `price` (cents) are what the buyer saw; others than the list's are refused as `price-changed`. Without `vicUuid`: a
 * new instance. [GB-10, GP-7]
 */
const purchaseEntries = {
  /** A partner's customer that gets the plan; the partner pays. [HZ-5] */
  customerId: v.optional(rowNumber),
  priceId,
  subscriptionType: subscriptionTypeSchema,
  vicUuid: v.optional(vicUuid),
  users: v.optional(count),
  price: v.optional(v.pipe(cents, v.minValue(0))),
};

/** [PLUS-18] */
export const purchasePreviewBodySchema = v.strictObject(purchaseEntries);

/** What a purchase does to the instance. [PLUS-18, GB-30] */
export const INSTANCE_EFFECTS = ['none', 'new', 'keeps-running', 'resets-configuration'] as const;

const amount = v.pipe(cents, v.minValue(0));

/** The plan that a line of a change is for: its `unused` time given back, the `rest` of a period, or a `whole` one. [PLUS-18] */
const BILLED_PARTS = ['unused', 'rest', 'whole'] as const;
const billedPlanSchema = v.strictObject({
  part: v.picklist(BILLED_PARTS),
  plan: v.picklist(PLANS),
  users: count,
  interval: v.picklist(INTERVALS),
});

/** Taken off one payment, the payments until a date, or every payment. */
export const DISCOUNT_DURATIONS = ['once', 'repeating', 'forever'] as const;

/** What is taken off. */
export const discountSchema = v.strictObject({
  amount,
  duration: v.picklist(DISCOUNT_DURATIONS),
  /** Of a repeating one. */
  endsAt: v.nullable(instant),
});

/**
 * In cents. `checkout` is confirmed on the provider's page, `once` charges the card on file; only then `prorationAt` is sent back
 * with the amount. [PLUS-18, GB-23]
 */
export const purchasePreviewSchema = v.strictObject({
  chargedAt: v.picklist(['checkout', 'once']),
  currency: v.literal('USD'),
  /** Charged now, less the rest of the old plan and the account's credit. */
  amountDue: amount,
  /** Before discount and tax. `bills` is null for what is billed beside a plan; `description` is the provider's. */
  lines: v.array(
    v.strictObject({ description: v.string(), amount: cents, bills: v.nullable(billedPlanSchema) }),
  ),
  /** Before the account's credit. `tax` is null, and not in the total, until the provider's page knows the address. [GB-23, HZ-1] */
  totals: v.strictObject({ net: cents, tax: v.nullable(cents), total: cents }),
  /** In the net already. */
  discount: v.nullable(discountSchema),
  /** With tax, as far as it is known; null without renewal. */
  renewalAmount: v.nullable(cents),
  /** In the renewal's amount; null while it is not known. */
  renewalTax: v.nullable(cents),
  /** Of the next renewal, in its amount already. */
  renewalDiscount: v.nullable(discountSchema),
  renewalAt: v.nullable(instant),
  /** How the next renewals of a change are expected to be paid; the first at `renewalAt`. `left`: of the account's credit. */
  renewals: v.array(v.strictObject({ at: instant, credit: amount, due: amount, left: amount })),
  /** The account's credit by the provider, for a change; `carriedOver` is too small to be charged before the next invoice. */
  credit: v.nullable(v.strictObject({ added: amount, used: amount, left: amount, carriedOver: amount })),
  instanceEffect: v.picklist(INSTANCE_EFFECTS),
  /** By the instance's host; null where it does not report it. */
  usersConnected: v.nullable(v.number()),
  /** Unix seconds. */
  prorationAt: v.nullable(count),
});
export type PurchasePreview = v.InferOutput<typeof purchasePreviewSchema>;

/** `confirmed` repeats a preview that charges at once. [API-32, GB-10, PLUS-18] */
export const checkoutBodySchema = v.strictObject({
  ...purchaseEntries,
  confirmed: v.optional(v.strictObject({ amountDue: v.pipe(cents, v.minValue(0)), prorationAt: count })),
});
export type CheckoutBody = v.InferOutput<typeof checkoutBodySchema>;

/** With `confirmation` nothing has changed yet: the buyer's bank asks them to confirm the payment. [API-32, PAY-4, PLUS-18] */
export const checkoutDataSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  checkoutId: v.pipe(v.string(), v.uuid()),
  confirmation: v.nullable(
    v.strictObject({
      /** The provider's page; null if unknown. */
      url: v.nullable(v.string()),
      amountDue: v.pipe(cents, v.minValue(0)),
      /** The change is forgotten then. */
      expiresAt: instant,
    }),
  ),
});
export type CheckoutData = v.InferOutput<typeof checkoutDataSchema>;

/** In order; `refused`: paid with a wrong currency or amount, to be refunded. [PLUS-17, GB-4] */
export const CHECKOUT_STATES = ['none', 'open', 'paid', 'active', 'failed', 'expired', 'refused'] as const;

/** By default the newest of the caller in the account. [PLUS-17] */
export const checkoutQuerySchema = v.strictObject({ checkoutId: v.optional(v.pipe(v.string(), v.uuid())) });

/** Verified with the provider on this call; the page's address proves nothing. [PLUS-17, PAY-16] */
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

/** Events come late, twice and out of order: the object is read again from the provider. */
export const paymentEventSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  created: count,
  data: v.looseObject({ object: v.looseObject({ id: v.optional(v.string()), object: v.string() }) }),
});
export type PaymentEvent = v.InferOutput<typeof paymentEventSchema>;
