import { isActive } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';

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
