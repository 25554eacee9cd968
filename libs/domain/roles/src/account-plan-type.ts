import type { Role, StoredRole } from './role.ts';

/** [BILL-8] */
export const ACCOUNT_PLAN_TYPES = ['free', 'trial', 'paid'] as const;
export type AccountPlanType = (typeof ACCOUNT_PLAN_TYPES)[number];

/** Virtual intercoms, and remote access for physical devices. [GP-7] */
export const PAID_PRODUCT_KINDS = ['intercom', 'skyport'] as const;
export type PaidProductKind = (typeof PAID_PRODUCT_KINDS)[number];

/** The product kind of a trial. */
export const TRIAL_PRODUCT_KIND = 'trial';

const PAID: ReadonlySet<string> = new Set(PAID_PRODUCT_KINDS);

/**
 * Derives the type from the product kinds of the subscriptions not yet deleted, expired ones included. Unknown kinds do not count.
 * [BILL-9, BILL-10, GB-19, GC-5]
 */
export function accountPlanTypeOf(kinds: readonly string[]): AccountPlanType {
  if (kinds.some((kind) => PAID.has(kind))) return 'paid';
  return kinds.includes(TRIAL_PRODUCT_KIND) ? 'trial' : 'free';
}

/**
 * Returns the role a member is shown and compared as: an account owner with only a trial counts as `trial`, which is never stored.
 * [GC-15]
 */
export function effectiveRole(role: StoredRole, planType: AccountPlanType): Role {
  return role === 'account-owner' && planType === 'trial' ? 'trial' : role;
}
