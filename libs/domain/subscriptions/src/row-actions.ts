import { listCancelBlockers, listDeleteBlockers, listResubscribeBlockers } from './change-decisions.ts';
import type { CancelRefusal, DeleteRefusal, ResubscribeRefusal } from './change-decisions.ts';
import type { Subscription } from './subscription.ts';

/** What can be done to a subscription in its row; nothing in the way: it can be done. [BILL-31, BILL-32, BILL-33] */
export type SubscriptionRowAction =
  | { readonly action: 'cancel'; readonly blockers: readonly CancelRefusal[] }
  | { readonly action: 'resubscribe'; readonly blockers: readonly ResubscribeRefusal[] }
  | { readonly action: 'delete'; readonly blockers: readonly DeleteRefusal[] };

/**
 * Lists what the row of a subscription offers, each with everything in its way: the one of cancel and resubscribe that fits, and
 * delete. A trial is never cancelled or taken up again, which is then said. [GB-12, GB-32]
 */
export function listRowActions(subscription: Subscription, nowMs: number): SubscriptionRowAction[] {
  const renewal: SubscriptionRowAction = subscription.cancelStatus
    ? { action: 'resubscribe', blockers: listResubscribeBlockers(subscription, nowMs) }
    : { action: 'cancel', blockers: listCancelBlockers(subscription) };
  return [renewal, { action: 'delete', blockers: listDeleteBlockers(subscription) }];
}
