import { isUpgradePromptFor, type Subject } from '@partyline/permissions';
import type { PlacedProduct } from '@partyline/pricing';
import { millisecondsInDay } from 'date-fns/constants';
import { subscriptionOfListed, type ListedSubscription } from '../account/listed-subscription.ts';
import { upgradeDecision } from '../changes/upgrade.ts';
import { isPastDue } from '../state/subscription.ts';
import { isFull } from './seats.ts';
import { computeNearEnd, findTermWarning, type TermWarning } from './warnings.ts';

export type SubscriptionNotice<Row> = {
  /** By content and stage: a dismissed notice returns at the next one only. */
  readonly id: string;
  readonly row: Row;
} & (
  | { readonly kind: 'past-due'; readonly warning: Extract<TermWarning, { kind: 'past-due' }> }
  | { readonly kind: 'ends-soon'; readonly warning: Extract<TermWarning, { kind: 'ends-soon' }> }
  | { readonly kind: 'upgrade' }
);

/** Returns the stage of a notice, which says it again on the last day. */
export function noticeStageOf(atMs: number | null, nowMs: number): 'early' | 'last-day' {
  return atMs !== null && atMs - nowMs <= millisecondsInDay ? 'last-day' : 'early';
}

/** Returns subscriptions that may need an upgrade, before the products are known. [ROLE-24, ROLE-25] */
export function listFull<Row extends ListedSubscription>(rows: readonly Row[], subject: Subject): Row[] {
  return rows.filter(
    (row) =>
      isUpgradePromptFor(subject, row.productKind) &&
      isFull({ ...subscriptionOfListed(row), usersConnected: row.usersConnected }),
  );
}

const idOf = (kind: string, row: ListedSubscription, atMs: number | null, nowMs: number) =>
  `${kind} ${row.subscriptionId} ${atMs} ${noticeStageOf(atMs, nowMs)}`;

/**
 * Returns the dashboard's notices: a missing payment first; a near end, by the interval's days; and, for buyers, an upgrade of a
 * full intercom service while a larger plan is on sale. [BILL-26 … BILL-30, GB-15, PLUS-19]
 */
export function listNotices<Row extends ListedSubscription>(
  rows: readonly Row[],
  subject: Subject,
  products: readonly PlacedProduct[],
  nowMs: number,
): SubscriptionNotice<Row>[] {
  const unpaid = rows.flatMap((row): SubscriptionNotice<Row>[] => {
    const warning = findTermWarning(subscriptionOfListed(row), nowMs);
    if (warning?.kind !== 'past-due') return [];
    return [{ id: idOf('unpaid', row, warning.atMs, nowMs), row, kind: 'past-due', warning }];
  });
  const ending = rows.flatMap((row): SubscriptionNotice<Row>[] => {
    const warning = findTermWarning(subscriptionOfListed(row), nowMs);
    if (warning?.kind !== 'ends-soon') return [];
    return [{ id: idOf('ends', row, warning.atMs, nowMs), row, kind: 'ends-soon', warning }];
  });
  const full = listFull(rows, subject)
    .filter(
      (row) =>
        !isPastDue(subscriptionOfListed(row)) && computeNearEnd(subscriptionOfListed(row), nowMs) === null,
    )
    .filter((row) => upgradeDecision(subject, subscriptionOfListed(row), products).allowed)
    .map((row) => ({ id: `full ${row.subscriptionId} ${row.noOfUsers}`, row, kind: 'upgrade' }) as const);
  return [...unpaid, ...ending, ...full];
}
