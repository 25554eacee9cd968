import { isActive, isPastDue } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { computeTerm } from '../state/term.ts';

/** Unix milliseconds. [PLUS-21] */
export interface CalendarEntry<Of> {
  readonly kind: 'renews' | 'ends' | 'grace-ends';
  readonly atMs: number;
  readonly subscription: Of;
}

function listEntries<Of extends Subscription>(subscription: Of): CalendarEntry<Of>[] {
  const term = computeTerm(subscription);
  if (term === null) return [];
  const kind = isPastDue(subscription) ? 'grace-ends' : term.kind;
  return [{ kind, atMs: term.atMs, subscription }];
}

/** Lists the coming renewal, end or end of grace of each active subscription, earliest first. [PLUS-19, PLUS-21, HZ-3] */
export function listCalendar<Of extends Subscription>(
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

/** Sums the used and bought seats of the active subscriptions whose host reports its users; null if none does. [PLUS-21] */
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

/** Returns whether all seats are used, as reported by the host. [BILL-30] */
export function isFull(
  subscription: Pick<Subscription, 'status' | 'users'> & { readonly usersConnected: number | null },
): boolean {
  const seats = computeSeats([subscription]);
  return seats !== null && seats.used >= seats.bought;
}
