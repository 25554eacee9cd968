import type { ListedSubscription } from './listed-subscription.ts';

const DAY_MS = 86_400_000;
export const NOW_MS = Date.parse('2026-11-23T12:00:00Z');

/** Returns a date relative to {@link NOW_MS}, as the API writes it. */
export const inDays = (days: number): string => new Date(NOW_MS + days * DAY_MS).toISOString();

/** Returns an intercom subscription that renews in 27 days. */
export const subscriptionRow = (
  subscriptionId: string,
  changes: Partial<ListedSubscription> = {},
): ListedSubscription => ({
  subscriptionId,
  productKind: 'intercom',
  subscription: 'Pro',
  subscriptionStatus: 'Subscribed',
  noOfUsers: 16,
  interval: 'month',
  price: 19_200,
  current_period_end: inDays(27),
  cancelStatus: false,
  autoRenewalDate: inDays(27),
  expirationDate: null,
  graceEndsAt: null,
  payUrl: null,
  usersConnected: null,
  vicUuid: null,
  ...changes,
});
