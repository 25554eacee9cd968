/** What an account pays for: nothing at all, a trial, or a subscription. [BILL-8] */
export const ACCOUNT_PLAN_TYPES = ['free', 'trial', 'paid'] as const;
/** One of {@link ACCOUNT_PLAN_TYPES}. */
export type AccountPlanType = (typeof ACCOUNT_PLAN_TYPES)[number];

/** The two product kinds that are paid for: virtual intercoms, and remote access for physical devices. [GP-7] */
export const PAID_PRODUCT_KINDS = ['intercom', 'skyport'] as const;
/** One of {@link PAID_PRODUCT_KINDS}. */
export type PaidProductKind = (typeof PAID_PRODUCT_KINDS)[number];

/** The product kind of a trial. */
export const TRIAL_PRODUCT_KIND = 'trial';

const PAID: ReadonlySet<string> = new Set(PAID_PRODUCT_KINDS);

/**
 * An account's plan type, from the product kinds of its subscriptions that are not yet deleted: paid with one of the
 * two paid kinds (an expired one counts until it is deleted), else trial with a trial, else free. Unknown kinds
 * count for nothing. [BILL-9, BILL-10, GB-19, GC-5]
 */
export function accountPlanTypeOf(kinds: readonly string[]): AccountPlanType {
  if (kinds.some((kind) => PAID.has(kind))) return 'paid';
  return kinds.includes(TRIAL_PRODUCT_KIND) ? 'trial' : 'free';
}
