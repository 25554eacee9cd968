import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELETION_DAYS, computeDeletionInstant, isDeletionDue } from './deletion.ts';
import { DAY, NOW, aSubscription, anySubscription, cancelled, expired } from '../subscription.fixture.ts';
import { isActive } from './subscription.ts';

it('[GB-12, GC-8] deletes a subscription 7 days after its end, or as many as configured', () => {
  expect(DELETION_DAYS).toBe(7);
  expect(computeDeletionInstant(cancelled(2 * DAY))).toBe(NOW + 9 * DAY);
  expect(computeDeletionInstant(expired(DAY))).toBe(NOW + 6 * DAY);
  expect(computeDeletionInstant(expired(DAY, { cancelStatus: false }))).toBe(NOW + 6 * DAY);
  expect(computeDeletionInstant(expired(DAY), 30)).toBe(NOW + 29 * DAY);
  expect(computeDeletionInstant(expired(DAY), 0)).toBe(NOW - DAY);
});

it('[GB-12] deletes nothing that renews, past due or not, nor what has no known end', () => {
  expect(computeDeletionInstant(aSubscription())).toBeNull();
  expect(computeDeletionInstant(aSubscription({ status: 'Past-Due' }))).toBeNull();
  expect(computeDeletionInstant(cancelled(0, { expirationDate: null, current_period_end: null }))).toBeNull();
});

it.each([
  ['on the last day', expired(7 * DAY - 1), false],
  ['when the last day has passed', expired(7 * DAY), true],
  ['long after', expired(70 * DAY), true],
  ['while it is still active', cancelled(-70 * DAY), false],
  ['while it is past due', cancelled(-70 * DAY, { status: 'Past-Due' }), false],
  ['without a known end', expired(0, { expirationDate: null, current_period_end: null }), false],
])('[GB-12] is due %s: %s', (_case, subscription, isDue) => {
  expect(isDeletionDue(subscription, NOW)).toBe(isDue);
});

it('[GB-12] is due by the configured days', () => {
  expect(isDeletionDue(expired(DAY), NOW, 1)).toBe(true);
  expect(isDeletionDue(expired(DAY), NOW, 2)).toBe(false);
});

it('[GB-12] never deletes what is active', () => {
  fc.assert(
    fc.property(anySubscription, fc.integer({ min: -100 * DAY, max: 100 * DAY }), (subscription, fromNow) => {
      if (isActive(subscription)) expect(isDeletionDue(subscription, NOW + fromNow)).toBe(false);
    }),
  );
});
