import { allow, refuse, type Decision } from '@partyline/kernel';
import { isActive, isTrial, type Subscription } from '../state/subscription.ts';

/** By precedence: what is not changed but bought, bought again, paid first, or confirmed or withdrawn first. [GB-12, GB-32, PLUS-19] */
export const PLAN_CHANGE_REFUSALS = ['trial', 'not-subscribed', 'past-due', 'change-pending'] as const;
export type PlanChangeRefusal = (typeof PLAN_CHANGE_REFUSALS)[number];

/** `isChangePending`: a change waits for a confirmation. */
export type ChangedSubscription = Pick<Subscription, 'productKind' | 'status'> & {
  readonly isChangePending?: boolean;
};

/**
 * Decides whether a subscription's plan can be changed: a paid one that is active and not past due, and without a change that waits
 * for a confirmation. [GB-12, PLUS-18, PLUS-19]
 */
export function planChangeDecision(subscription: ChangedSubscription): Decision<PlanChangeRefusal> {
  if (isTrial(subscription)) return refuse('trial');
  if (!isActive(subscription)) return refuse('not-subscribed');
  if (subscription.status === 'Past-Due') return refuse('past-due');
  return subscription.isChangePending === true ? refuse('change-pending') : allow();
}
