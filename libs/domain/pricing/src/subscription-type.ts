import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import type { PaidProductKind } from '@partyline/roles';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';

/** What a price list is asked for and a purchase is made as. [GB-5] */
export const SUBSCRIPTION_TYPES = ['trial', 'new', 'upgrade', 'skyport'] as const;
/** One of {@link SUBSCRIPTION_TYPES}. */
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** What a subscription is for: one of the two paid product kinds, or a trial. [GP-7, GB-19] */
export type ProductKind = PaidProductKind | typeof TRIAL_PRODUCT_KIND;

/** The product kind that a purchase of each type leads to. [GB-5, GP-7] */
export const PRODUCT_KIND_OF = {
  trial: TRIAL_PRODUCT_KIND,
  new: 'intercom',
  upgrade: 'intercom',
  skyport: 'skyport',
} as const satisfies Record<SubscriptionType, ProductKind>;

/**
 * A subscription type, letter for letter. Anything else is 'unknown-subscription-type', which is not a proper request.
 * [GB-5]
 */
export function parseSubscriptionType(input: unknown): Result<SubscriptionType, 'unknown-subscription-type'> {
  const type = SUBSCRIPTION_TYPES.find((known) => known === input);
  return type === undefined ? err('unknown-subscription-type') : ok(type);
}
