import type { SubscriptionRow } from '@partyline/contract';
import { SUBSCRIPTION_RIGHTS, type Action } from '@partyline/permissions';
import { listRowActions, subscriptionOfListed, type SubscriptionRowAction } from '@partyline/subscriptions';
import {
  CANCEL_REFUSAL_TEXTS,
  DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  RESUBSCRIBE_REFUSAL_TEXTS,
} from '@partyline/texts';

export type RowActionName = SubscriptionRowAction['action'];

/** A refused action has a reason. */
export interface OfferedAction {
  readonly action: RowActionName;
  readonly refusal: string | undefined;
}

function blockerText(offered: SubscriptionRowAction): string | undefined {
  switch (offered.action) {
    case 'cancel':
      return offered.blockers[0] && CANCEL_REFUSAL_TEXTS[offered.blockers[0]];
    case 'resubscribe':
      return offered.blockers[0] && RESUBSCRIBE_REFUSAL_TEXTS[offered.blockers[0]];
    case 'delete':
      return offered.blockers[0] && DELETE_SUBSCRIPTION_REFUSAL_TEXTS[offered.blockers[0]];
  }
}

/** Lists the actions; checks the right first, then the rules. [GB-12, GB-32, PLUS-7] */
export function listOffered(
  row: SubscriptionRow,
  nowMs: number,
  refusalOf: (action: Action) => string | undefined,
): readonly OfferedAction[] {
  return listRowActions(subscriptionOfListed(row), nowMs).map((offered) => ({
    action: offered.action,
    refusal: refusalOf(SUBSCRIPTION_RIGHTS[offered.action]) ?? blockerText(offered),
  }));
}
