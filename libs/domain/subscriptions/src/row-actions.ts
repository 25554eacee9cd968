import { listCancelBlockers, listDeleteBlockers, listResubscribeBlockers } from './change-decisions.ts';
import type { CancelRefusal, DeleteRefusal, ResubscribeRefusal } from './change-decisions.ts';
import type { Subscription } from './subscription.ts';

/** An action and its blockers; none: possible. [BILL-31, BILL-32, BILL-33] */
export type SubscriptionRowAction =
  | { readonly action: 'cancel'; readonly blockers: readonly CancelRefusal[] }
  | { readonly action: 'resubscribe'; readonly blockers: readonly ResubscribeRefusal[] }
  | { readonly action: 'delete'; readonly blockers: readonly DeleteRefusal[] };

/**
 * Lists a row's actions with their blockers: the applicable one of cancel and resubscribe, and delete. A trial is never
 * cancelled or resumed, which is a blocker. [GB-12, GB-32]
 */
export function listRowActions(subscription: Subscription, nowMs: number): SubscriptionRowAction[] {
  const renewal: SubscriptionRowAction = subscription.cancelStatus
    ? { action: 'resubscribe', blockers: listResubscribeBlockers(subscription, nowMs) }
    : { action: 'cancel', blockers: listCancelBlockers(subscription) };
  return [renewal, { action: 'delete', blockers: listDeleteBlockers(subscription) }];
}
