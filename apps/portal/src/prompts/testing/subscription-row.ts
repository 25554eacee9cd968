import type { SubscriptionRow } from '@partyline/contract';

const DAY_MS = 86_400_000;
/** The present of tests about subscriptions. */
export const NOW_MS = Date.parse('2026-11-23T12:00:00Z');

/** Returns the instant in so many days from {@link NOW_MS}, as the API writes it. */
export const inDays = (days: number): string => new Date(NOW_MS + days * DAY_MS).toISOString();

/** Returns a subscription of the intercom service that renews in 27 days, with these changes. */
export const subscriptionRow = (
  subscriptionId: string,
  changes: Partial<SubscriptionRow> = {},
): SubscriptionRow => ({
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
  pastDueSince: null,
  graceEndsAt: null,
  deletesAt: null,
  isBilled: true,
  usersConnected: null,
  vicUuid: null,
  deviceName: null,
  workspaceId: null,
  workSpaceName: null,
  ...changes,
});
