import { INTERVALS, PAID_PLANS, PLANS } from '@partyline/pricing';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES } from '@partyline/roles';
import * as v from 'valibot';
import { payingPartnerSchema } from './partner.ts';
import { discountSchema } from './payment.ts';
import { rowDigits } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(v.number(), v.safeInteger());

/** [GP-7] */
export const productKindSchema = v.picklist(['intercom', 'skyport', 'trial']);

/** With the specification's names. [ENT-2, BILL-7, PLUS-21] */
export const subscriptionSchema = v.strictObject({
  subscriptionId: v.string(),
  subscription: v.picklist(PLANS),
  productKind: productKindSchema,
  noOfUsers: v.number(),
  /** null for a trial. */
  interval: v.nullable(v.picklist(INTERVALS)),
  subscriptionStatus: v.picklist(['Not Subscribed', 'Subscribed', 'Past-Due']),
  current_period_end: v.nullable(instant),
  cancelStatus: v.boolean(),
  autoRenewalDate: v.nullable(instant),
  expirationDate: v.nullable(instant),
  /** When the payment became due, and until when the plan is kept. [PLUS-19] */
  pastDueSince: v.nullable(instant),
  graceEndsAt: v.nullable(instant),
  /** What is to be paid while past due, and where; null if unknown or nothing is due. [PLUS-19, HZ-3] */
  amountDue: v.nullable(cents),
  payUrl: v.nullable(v.string()),
  /** A change that waits until the buyer's bank has their confirmation; null for none. [PLUS-18] */
  pendingChange: v.nullable(
    v.strictObject({
      subscription: v.picklist(PLANS),
      noOfUsers: v.number(),
      interval: v.nullable(v.picklist(INTERVALS)),
      /** Charged once it is confirmed. */
      amountDue: cents,
      /** The provider's page; null if unknown. */
      confirmUrl: v.nullable(v.string()),
      /** It is forgotten then. */
      expiresAt: instant,
    }),
  ),
  /** Deletion by itself; null while active. [GB-12] */
  deletesAt: v.nullable(instant),
  /** Cents; null for trials and when unknown. */
  price: v.nullable(cents),
  /** Unlike trials and assigned plans. */
  isBilled: v.boolean(),
  /** By the partner, now or until its end: what it costs is the partner's. [HZ-6] */
  paidByPartner: v.boolean(),
  /**
   * The customer whose account has it, for the partner that pays; its intercom and workspace are not named. `customerId` is null once
   * it is released. null for an own one. [HZ-6]
   */
  customer: v.nullable(v.strictObject({ customerId: v.nullable(v.number()), company: v.string() })),
  /** null when the host does not report it. [PLUS-21] */
  usersConnected: v.nullable(v.number()),
  /** null once the instance is removed. */
  vicUuid: v.nullable(v.string()),
  deviceName: v.nullable(v.string()),
  workspaceId: v.nullable(v.number()),
  workSpaceName: v.nullable(v.string()),
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionSchema>;

/** [GP-7] */
export const skyPortDeviceSchema = v.strictObject({
  vicUuid: v.string(),
  deviceName: v.string(),
  workSpaceName: v.string(),
});
export type SkyPortDevice = v.InferOutput<typeof skyPortDeviceSchema>;

/** [API-26, BILL-8, BILL-20, ENT-15, GB-25, GX-18] */
export const accountSubscriptionsSchema = v.strictObject({
  subscription: v.picklist(ACCOUNT_PLAN_TYPES),
  /** Distinct and active, smallest first. */
  subscriptionPlan: v.array(v.picklist(PLANS)),
  /** Paid and active. */
  userSubscribedPlan: v.nullable(v.picklist(PAID_PLANS)),
  customerStatus: v.picklist(CUSTOMER_STATUSES),
  partner: payingPartnerSchema,
  hasExpiredSubscription: v.boolean(),
  hasAnyValidVic: v.boolean(),
  /** [BILL-36] */
  hasBillingPortal: v.boolean(),
  /** Of the account at the provider, in cents: pays the coming charges. [PLUS-18, PLUS-21] */
  credit: v.pipe(cents, v.minValue(0)),
  /** Of the kinds intercom and trial. */
  subscriptions: v.array(subscriptionSchema),
  skyPortSubscriptions: v.array(subscriptionSchema),
  /** Of customers that this account pays for, by company. [HZ-6] */
  customerSubscriptions: v.array(subscriptionSchema),
  /** By workspace and name. */
  skyPortDevices: v.array(skyPortDeviceSchema),
});
export type AccountSubscriptions = v.InferOutput<typeof accountSubscriptionsSchema>;

/** [BILL-6, GB-22] */
export const INVOICE_STATUSES = ['Paid', 'Open', 'Past-Due', 'Void'] as const;

/** Newest first. [BILL-1 … BILL-6, GB-22, PLUS-21] */
export const billingRowSchema = v.strictObject({
  invoiceId: v.string(),
  /** null when no longer known. */
  plan: v.nullable(v.picklist(PLANS)),
  users: v.nullable(v.number()),
  interval: v.nullable(v.picklist(INTERVALS)),
  /** The end of the period that it bills; null for a credit alone. */
  renewalDate: v.nullable(instant),
  status: v.picklist(INVOICE_STATUSES),
  issuedAt: instant,
  /** The total; below 0 for a credit. */
  amount: cents,
  /** The total's net and tax; the net is after the discount. [HZ-1] */
  net: cents,
  tax: cents,
  discount: v.nullable(discountSchema),
  /** Charged to the card, after credit. */
  amountDue: v.pipe(cents, v.minValue(0)),
  /** What the account gained as a credit, and what credit paid of it. */
  creditAdded: v.pipe(cents, v.minValue(0)),
  creditUsed: v.pipe(cents, v.minValue(0)),
  refunded: cents,
  /** Three capital letters; other than USD only for a refused invoice. */
  currency: v.string(),
  /** At the provider. */
  url: v.nullable(v.string()),
  subscriptionId: v.nullable(v.string()),
  vicUuid: v.nullable(v.string()),
});
export type BillingRow = v.InferOutput<typeof billingRowSchema>;

/** [API-29] */
export const cancelSubscriptionBodySchema = v.strictObject({
  subscriptionId: rowDigits,
});

/** Absent, empty or `{}`. [API-11, API-31] */
export const emptyBodySchema = v.optional(v.strictObject({}));

/** [API-33, GB-8] */
export const billingSessionSchema = v.strictObject({ url: v.pipe(v.string(), v.url()) });
