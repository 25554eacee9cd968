import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  DAY,
  NOW,
  aSubscription,
  aTrial,
  anySubscription,
  at,
  cancelled,
  expired,
  pastDue,
} from '../subscription.fixture.ts';
import { computeTerm, endOf, expiredSince, isExpired, isPeriodOver } from './term.ts';
import type { Term } from './term.ts';

describe('the end', () => {
  it.each([
    ['expirationDate', { expirationDate: at(5), current_period_end: at(9) }, NOW + 5],
    [
      'the end of the period where there is none',
      { expirationDate: null, current_period_end: at(9) },
      NOW + 9,
    ],
    [
      'the end of the period where it cannot be read',
      { expirationDate: 'soon', current_period_end: at(9) },
      NOW + 9,
    ],
    ['unknown without both', { expirationDate: null, current_period_end: null }, null],
    ['unknown where neither can be read', { expirationDate: '', current_period_end: '2026-11-20' }, null],
  ])('[GB-15] is %s', (_case, subscription, end) => {
    expect(endOf(aSubscription(subscription))).toBe(end);
  });

  it('[GB-15] is the same instant in whatever zone it is written', () => {
    expect(endOf(aSubscription({ expirationDate: '2026-11-21T01:30:00+13:30' }))).toBe(NOW);
  });
});

describe('the term', () => {
  it('[GD-38] renews on autoRenewalDate, and ends on expirationDate once it was cancelled', () => {
    const both = { autoRenewalDate: at(3), expirationDate: at(7), current_period_end: at(5) };
    expect(computeTerm(aSubscription(both))).toEqual({ kind: 'renews', atMs: NOW + 3 });
    expect(computeTerm(aSubscription({ ...both, cancelStatus: true }))).toEqual({
      kind: 'ends',
      atMs: NOW + 7,
    });
  });

  it('[GD-38] falls back to the end of the period for both', () => {
    const none = { autoRenewalDate: null, expirationDate: null, current_period_end: at(5) };
    expect(computeTerm(aSubscription(none))).toEqual({ kind: 'renews', atMs: NOW + 5 });
    expect(computeTerm(aSubscription({ ...none, cancelStatus: true }))).toEqual({
      kind: 'ends',
      atMs: NOW + 5,
    });
  });

  it('[GD-38] does not take the date of one for the other', () => {
    const period = { current_period_end: null };
    expect(
      computeTerm(aSubscription({ ...period, autoRenewalDate: null, expirationDate: at(7) })),
    ).toBeNull();
    expect(computeTerm(cancelled(0, { ...period, autoRenewalDate: at(3), expirationDate: null }))).toBeNull();
  });

  it('[GP-3] of a trial ends, and so does that of one that is over', () => {
    expect(computeTerm(aTrial(DAY))).toEqual({ kind: 'ends', atMs: NOW + DAY });
    const over = expired(DAY, { cancelStatus: false, autoRenewalDate: at(DAY) });
    expect(computeTerm(over)).toEqual({ kind: 'ends', atMs: NOW - DAY });
  });

  it('[HZ-3] ends with the grace period while it is past due, cancelled or not, whatever its other dates', () => {
    const ends = { kind: 'ends', atMs: NOW + 3 * DAY };
    expect(computeTerm(pastDue(3 * DAY))).toEqual(ends);
    expect(computeTerm(pastDue(3 * DAY, { cancelStatus: true, expirationDate: at(DAY) }))).toEqual(ends);
    expect(computeTerm(pastDue(0, { graceEndsAt: null }))).toBeNull();
    expectTypeOf<Term['kind']>().toEqualTypeOf<'renews' | 'ends'>();
  });
});

describe('an expired subscription', () => {
  it.each([
    ['Not Subscribed', -1, true],
    ['Not Subscribed', 0, true],
    ['Not Subscribed', 1, false],
    ['Subscribed', -1, false],
    ['Past-Due', -1, false],
  ] as const)('[GB-13] is one %s whose period ends %d ms from now: %s', (status, fromNow, isIt) => {
    const subscription = aSubscription({ status, current_period_end: at(fromNow) });
    expect(isExpired(subscription, NOW)).toBe(isIt);
    expect(expiredSince(subscription, NOW)).toBe(isIt ? NOW + fromNow : null);
  });

  it('[GB-13] is none without an end of its period', () => {
    expect(isExpired(expired(DAY, { current_period_end: null }), NOW)).toBe(false);
  });
});

describe('a period that is over', () => {
  it.each([
    ['cancelled, at its end', cancelled(0), true],
    ['cancelled, past its end', cancelled(-1), true],
    ['cancelled, before its end', cancelled(1), false],
    ['cancelled and past due, at the end of its period', cancelled(0, { status: 'Past-Due' }), false],
    ['past due, at the end of its grace', pastDue(0), true],
    ['past due, before the end of its grace', pastDue(1), false],
    ['paid, with an old grace', aSubscription({ graceEndsAt: at(-DAY) }), false],
    ['a trial at its end', aTrial(0), true],
    ['a trial before its end', aTrial(1), false],
    ['one that renews', aSubscription({ current_period_end: at(-1) }), false],
    ['one that is not subscribed any more', expired(DAY), false],
    ['cancelled without an end', cancelled(0, { expirationDate: null, current_period_end: null }), false],
  ])('[GB-12, GP-3] %s: %s', (_case, subscription, isOver) => {
    expect(isPeriodOver(subscription, NOW)).toBe(isOver);
  });

  it('[GB-12, GB-13] and an expired subscription are never the same', () => {
    fc.assert(
      fc.property(anySubscription, (subscription) => {
        expect(isPeriodOver(subscription, NOW) && isExpired(subscription, NOW)).toBe(false);
      }),
    );
  });
});
