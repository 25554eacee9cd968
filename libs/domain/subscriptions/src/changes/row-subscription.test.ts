import { expect, it } from 'vitest';
import { isRowExpired, subscriptionOfRow } from './row-subscription.ts';
import type { SubscribedRow } from './row-subscription.ts';
import { DAY, NOW, at } from '../subscription.fixture.ts';
import { findWarning } from '../notices/warnings.ts';

const ROW: SubscribedRow = {
  deviceType: 'virtual',
  subscription: 'Pro',
  subscriptionStatus: 'Subscribed',
  noOfUsers: 16,
  interval: 'month',
  cancelStatus: true,
  current_period_end: at(2 * DAY),
  autoRenewalDate: null,
  expirationDate: at(DAY),
  graceEndsAt: at(3 * DAY),
};

it('takes the subscription of a row for what the rules ask about', () => {
  const subscription = subscriptionOfRow(ROW);
  expect(subscription).toEqual({
    productKind: 'intercom',
    plan: 'Pro',
    users: 16,
    interval: 'month',
    status: 'Subscribed',
    cancelStatus: true,
    current_period_end: at(2 * DAY),
    autoRenewalDate: null,
    expirationDate: at(DAY),
    graceEndsAt: at(3 * DAY),
  });
  expect(subscription && findWarning(subscription, NOW)).toMatchObject({
    kind: 'ends-soon',
    daysLeft: 1,
  });
});

it.each([
  ['virtual', 'Trial', 'trial'],
  ['device', 'Trial', 'trial'],
  ['virtual', 'Essential', 'intercom'],
  ['device', 'Premium', 'skyport'],
] as const)('[GP-7] takes a %s row on %s for the product kind %s', (deviceType, subscription, kind) => {
  expect(subscriptionOfRow({ ...ROW, deviceType, subscription })?.productKind).toBe(kind);
});

it('finds none on a row without a plan, or without a status', () => {
  expect(subscriptionOfRow({ ...ROW, subscription: null })).toBeNull();
  expect(subscriptionOfRow({ ...ROW, subscriptionStatus: null })).toBeNull();
});

it('[GB-13] says of a row that its subscription has run out, and never of one without', () => {
  const over = { subscriptionStatus: 'Not Subscribed', current_period_end: at(0) } as const;
  expect(isRowExpired(over, NOW)).toBe(true);
  expect(isRowExpired({ ...over, current_period_end: at(DAY) }, NOW)).toBe(false);
  expect(isRowExpired({ ...over, subscriptionStatus: 'Past-Due' }, NOW)).toBe(false);
  expect(isRowExpired({ ...over, subscriptionStatus: null }, NOW)).toBe(false);
});
