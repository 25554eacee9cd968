import { parseInstant } from '@partyline/kernel';
import { isActive } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { computeTerm } from '../state/term.ts';

export interface CalendarSubscription extends Subscription {
  readonly graceEndsAt: string | null;
}

/** Unix milliseconds. [PLUS-21] */
export interface CalendarEntry<Of> {
  readonly kind: 'renews' | 'ends' | 'grace-ends';
  readonly atMs: number;
  readonly subscription: Of;
}

function listEntries<Of extends CalendarSubscription>(subscription: Of): CalendarEntry<Of>[] {
  const term = computeTerm(subscription);
  const grace = parseInstant(subscription.graceEndsAt);
  const isPastDue = subscription.status === 'Past-Due' && grace.ok;
  return [
    ...(isPastDue ? [{ kind: 'grace-ends', atMs: grace.value, subscription } as const] : []),
    ...(term === null ? [] : [{ ...term, subscription }]),
  ];
}

/** Of active subscriptions, earliest first: renewals, ends, and ends of grace. [PLUS-19, PLUS-21] */
export function listCalendar<Of extends CalendarSubscription>(
  subscriptions: readonly Of[],
  nowMs: number,
): CalendarEntry<Of>[] {
  return subscriptions
    .filter(isActive)
    .flatMap(listEntries)
    .filter(({ atMs }) => atMs > nowMs)
    .toSorted((one, other) => one.atMs - other.atMs);
}

export interface Seats {
  readonly used: number;
  readonly bought: number;
}

/** Of active subscriptions; null if no host reports its users. [PLUS-21] */
export function computeSeats(
  subscriptions: readonly (Pick<Subscription, 'status' | 'users'> & {
    readonly usersConnected: number | null;
  })[],
): Seats | null {
  const counted = subscriptions.filter((one) => isActive(one) && one.usersConnected !== null);
  if (counted.length === 0) return null;
  return {
    used: counted.reduce((sum, { usersConnected }) => sum + (usersConnected ?? 0), 0),
    bought: counted.reduce((sum, { users }) => sum + users, 0),
  };
}

/** Whether all seats are used, as reported by the host. [BILL-30] */
export function isFull(
  subscription: Pick<Subscription, 'status' | 'users'> & { readonly usersConnected: number | null },
): boolean {
  const seats = computeSeats([subscription]);
  return seats !== null && seats.used >= seats.bought;
}
