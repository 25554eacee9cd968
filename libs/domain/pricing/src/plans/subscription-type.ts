import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import type { PaidProductKind } from '@partyline/roles';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';

/** [GB-5] */
export const SUBSCRIPTION_TYPES = ['trial', 'new', 'upgrade', 'skyport'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** A paid product kind, or a trial. [GP-7, GB-19] */
export type ProductKind = PaidProductKind | typeof TRIAL_PRODUCT_KIND;

/** [GB-5, GP-7] */
export const PRODUCT_KIND_OF = {
  trial: TRIAL_PRODUCT_KIND,
  new: 'intercom',
  upgrade: 'intercom',
  skyport: 'skyport',
} as const satisfies Record<SubscriptionType, ProductKind>;

/** Parses an exact subscription type, or 'unknown-subscription-type'. [GB-5] */
export function parseSubscriptionType(input: unknown): Result<SubscriptionType, 'unknown-subscription-type'> {
  const type = SUBSCRIPTION_TYPES.find((known) => known === input);
  return type === undefined ? err('unknown-subscription-type') : ok(type);
}
