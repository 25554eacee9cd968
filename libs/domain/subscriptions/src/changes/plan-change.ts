import { allow, refuse, type Decision } from '@partyline/kernel';
import { isActive, isTrial, type Subscription } from '../state/subscription.ts';

/** By precedence: what is not changed but bought, bought again, or paid first. [GB-12, GB-32, PLUS-19] */
export const PLAN_CHANGE_REFUSALS = ['trial', 'not-subscribed', 'past-due'] as const;
export type PlanChangeRefusal = (typeof PLAN_CHANGE_REFUSALS)[number];

/** Decides whether a subscription's plan can be changed: a paid one that is active and not past due. [GB-12, PLUS-18, PLUS-19] */
export function planChangeDecision(
  subscription: Pick<Subscription, 'productKind' | 'status'>,
): Decision<PlanChangeRefusal> {
  if (isTrial(subscription)) return refuse('trial');
  if (!isActive(subscription)) return refuse('not-subscribed');
  return subscription.status === 'Past-Due' ? refuse('past-due') : allow();
}
