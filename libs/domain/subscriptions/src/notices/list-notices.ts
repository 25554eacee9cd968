import type { SubscriptionRow } from '@partyline/contract';
import { isUpgradePromptFor, type Subject } from '@partyline/permissions';
import type { PlacedProduct } from '@partyline/pricing';
import {
  computeNearEnd,
  findTermWarning,
  isFull,
  isPastDue,
  upgradeDecision,
} from '@partyline/subscriptions';
import type { Subscription, TermWarning } from '@partyline/subscriptions';

export type SubscriptionNotice = {
  /** By content: a dismissed notice does not return. */
  readonly id: string;
  readonly row: SubscriptionRow;
} & (
  | { readonly kind: 'past-due'; readonly warning: Extract<TermWarning, { kind: 'past-due' }> }
  | { readonly kind: 'ends-soon'; readonly warning: Extract<TermWarning, { kind: 'ends-soon' }> }
  | { readonly kind: 'upgrade' }
);

function ruledOf(row: SubscriptionRow): Subscription {
  const { subscription: plan, subscriptionStatus: status, noOfUsers: users } = row;
  return { ...row, plan, status, users, instanceId: null };
}

/** Returns subscriptions that may need an upgrade, before the products are known. [ROLE-24, ROLE-25] */
export function listFull(rows: readonly SubscriptionRow[], subject: Subject): SubscriptionRow[] {
  return rows.filter(
    (row) =>
      isUpgradePromptFor(subject, row.productKind) &&
      isFull({ ...ruledOf(row), usersConnected: row.usersConnected }),
  );
}

/**
 * Returns the dashboard's notices: a missing payment first; a near end, by the interval's days; and, for buyers, an upgrade of a
 * full intercom service while a larger plan is on sale. [BILL-26 … BILL-30, GB-15, PLUS-19]
 */
export function listNotices(
  rows: readonly SubscriptionRow[],
  subject: Subject,
  products: readonly PlacedProduct[],
  nowMs: number,
): SubscriptionNotice[] {
  const unpaid = rows.flatMap((row): SubscriptionNotice[] => {
    const warning = findTermWarning(ruledOf(row), nowMs);
    if (warning?.kind !== 'past-due') return [];
    return [{ id: `unpaid ${row.subscriptionId} ${warning.atMs}`, row, kind: 'past-due', warning }];
  });
  const ending = rows.flatMap((row): SubscriptionNotice[] => {
    const warning = findTermWarning(ruledOf(row), nowMs);
    if (warning?.kind !== 'ends-soon') return [];
    return [{ id: `ends ${row.subscriptionId} ${warning.atMs}`, row, kind: 'ends-soon', warning }];
  });
  const full = listFull(rows, subject)
    .filter((row) => !isPastDue(ruledOf(row)) && computeNearEnd(ruledOf(row), nowMs) === null)
    .filter((row) => upgradeDecision(subject, ruledOf(row), products).allowed)
    .map((row) => ({ id: `full ${row.subscriptionId} ${row.noOfUsers}`, row, kind: 'upgrade' }) as const);
  return [...unpaid, ...ending, ...full];
}
