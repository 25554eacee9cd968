import { expect, it } from 'vitest';
import { findHeld, isReleased, subscriptionOfListed } from './listed-subscription.ts';
import { subscriptionRow } from './listed-subscription.fixture.ts';

const ended = subscriptionRow('ended', { vicUuid: 'a', subscriptionStatus: 'Not Subscribed' });
const active = subscriptionRow('active', { vicUuid: 'a' });
const unpaid = subscriptionRow('unpaid', { vicUuid: 'b', subscriptionStatus: 'Past-Due' });

it.each([
  ['a', 'active'],
  ['b', 'unpaid'],
  ['c', undefined],
])('finds the active subscription of %s, past due or not', (vicUuid, found) => {
  expect(findHeld([ended, active, unpaid], vicUuid)?.subscriptionId).toBe(found);
  expect(findHeld([ended], vicUuid)).toBeUndefined();
});

it('[HZ-6] is released once its customer has no number any more', () => {
  expect(isReleased(active)).toBe(false);
  expect(isReleased({ ...active, customer: { customerId: 7 } })).toBe(false);
  expect(isReleased({ ...active, customer: { customerId: null } })).toBe(true);
});

it('gives the rules the same plan, users and status under their names', () => {
  expect(subscriptionOfListed(unpaid)).toMatchObject({
    plan: 'Pro',
    users: 16,
    status: 'Past-Due',
    row: unpaid,
  });
});
