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
import { EXPIRY_WARNING_DAYS, computeNearEnd, findTermWarning, findWarning } from './warnings.ts';
import type { SubscriptionWarning } from './warnings.ts';

const kindOf = (subscription: Parameters<typeof findWarning>[0], nowMs = NOW) =>
  findWarning(subscription, nowMs)?.kind ?? null;

it('[CONST-24] warns of a week from 3 days on, of a month and a year from 5', () => {
  expect(EXPIRY_WARNING_DAYS).toEqual({ week: 3, month: 5, year: 5 });
});

describe('an end that is near', () => {
  it.each([
    ['BILL-26', 'week', 3],
    ['BILL-27', 'month', 5],
    ['BILL-28', 'year', 5],
  ] as const)(
    '[%s, GB-15] warns of a %s from %d days before its end, to the last millisecond',
    (_id, interval, days) => {
      const left = (ms: number) => computeNearEnd(cancelled(ms, { interval }), NOW);
      expect(left(days * DAY)).toBe(days * DAY);
      expect(left(days * DAY + 1)).toBeNull();
      expect(left(1)).toBe(1);
      expect(left(0)).toBeNull();
      expect(left(-1)).toBeNull();
    },
  );

  it('[GP-4, GB-15] warns of a trial like of a week, cancelled or not', () => {
    expect(computeNearEnd(aTrial(3 * DAY), NOW)).toBe(3 * DAY);
    expect(computeNearEnd(aTrial(3 * DAY + 1), NOW)).toBeNull();
    expect(computeNearEnd(aTrial(3 * DAY + 1, { interval: 'year' }), NOW)).toBeNull();
    expect(computeNearEnd(aTrial(DAY, { cancelStatus: true }), NOW)).toBe(DAY);
  });

  it('warns of what has no known interval like of a week', () => {
    expect(computeNearEnd(cancelled(3 * DAY, { interval: null }), NOW)).toBe(3 * DAY);
    expect(computeNearEnd(cancelled(4 * DAY, { interval: null }), NOW)).toBeNull();
  });

  it('[GB-15] is none for a subscription that renews, is past due, is over or has no known end', () => {
    expect(computeNearEnd(aSubscription({ current_period_end: at(DAY) }), NOW)).toBeNull();
    expect(computeNearEnd(cancelled(DAY, { status: 'Past-Due' }), NOW)).toBeNull();
    expect(computeNearEnd(cancelled(DAY, { status: 'Not Subscribed' }), NOW)).toBeNull();
    expect(computeNearEnd(aTrial(DAY, { status: 'Not Subscribed' }), NOW)).toBeNull();
    const withoutEnd = cancelled(0, { expirationDate: null, current_period_end: null });
    for (const nowMs of [NOW, 0, -DAY]) expect(computeNearEnd(withoutEnd, nowMs)).toBeNull();
  });

  it('[GB-15] is by expirationDate before the end of the period', () => {
    expect(computeNearEnd(cancelled(DAY, { current_period_end: at(9 * DAY) }), NOW)).toBe(DAY);
    expect(computeNearEnd(cancelled(DAY, { expirationDate: null }), NOW)).toBe(DAY);
  });

  it('[GB-15] is the same for all users: only the length of time between two instants counts', () => {
    fc.assert(
      fc.property(anySubscription, fc.integer({ min: -720, max: 840 }), (subscription, offsetMinutes) => {
        const inZone = (date: string | null) => date && toZone(date, offsetMinutes);
        const elsewhere = {
          ...subscription,
          current_period_end: inZone(subscription.current_period_end),
          expirationDate: inZone(subscription.expirationDate),
        };
        expect(findWarning(elsewhere, NOW)).toEqual(findWarning(subscription, NOW));
      }),
    );
  });
});

/** The same instant in another zone, in minutes ahead of UTC. */
function toZone(date: string, offsetMinutes: number): string {
  const local = new Date(Date.parse(date) + offsetMinutes * 60_000).toISOString().slice(0, -1);
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

describe('the one thing that is said of an end', () => {
  it('[BILL-11, BILL-13, GB-13] is that it has expired, since when, and when it will be deleted', () => {
    expect(findWarning(expired(DAY), NOW)).toEqual({
      ...{ kind: 'expired', atMs: NOW - DAY, deletedAtMs: NOW + 6 * DAY },
    });
  });

  it('[BILL-12] is that it is past due, whatever its dates', () => {
    const said = { kind: 'past-due', isCancelled: false, deletedAtMs: null } as const;
    expect(findWarning(pastDue(DAY), NOW)).toEqual({ ...said, atMs: NOW + DAY });
    expect(findWarning(aSubscription({ status: 'Past-Due' }), NOW)).toEqual({ ...said, atMs: null });
  });

  it('[BILL-13, HZ-3] is, of what is past due and cancelled, when it ends, and is deleted', () => {
    const said = { kind: 'past-due', isCancelled: true, atMs: NOW + DAY } as const;
    for (const expirationDate of [at(-DAY), at(20 * DAY), null]) {
      const ending = pastDue(DAY, { cancelStatus: true, expirationDate });
      expect(findWarning(ending, NOW)).toEqual({ ...said, deletedAtMs: NOW + 8 * DAY });
      expect(findWarning(ending, NOW, 30)).toEqual({ ...said, deletedAtMs: NOW + 31 * DAY });
    }
  });

  it('[BILL-13, GB-12, GC-8, HZ-3] is, from the cancellation on, when it ends and will be deleted, 7 days after', () => {
    const said = { kind: 'cancelled', atMs: NOW + 20 * DAY } as const;
    expect(findWarning(cancelled(20 * DAY), NOW)).toEqual({ ...said, deletedAtMs: NOW + 27 * DAY });
    expect(findWarning(cancelled(20 * DAY), NOW, 30)).toEqual({ ...said, deletedAtMs: NOW + 50 * DAY });
    const withoutEnd = cancelled(0, { expirationDate: null, current_period_end: null });
    expect(findWarning(withoutEnd, NOW)).toEqual({ kind: 'cancelled', atMs: null, deletedAtMs: null });
  });

  it('[BILL-13] is the deletion alone of what is over before the end of its period', () => {
    const over = cancelled(DAY, { status: 'Not Subscribed' });
    expect(findWarning(over, NOW)).toEqual({ kind: 'will-be-deleted', atMs: NOW + 8 * DAY });
  });

  it('[GB-12] has another day of deletion where another number of days is configured', () => {
    const near = cancelled(2 * DAY, { interval: 'week' });
    expect(findWarning(near, NOW, 30)).toMatchObject({ kind: 'ends-soon', deletedAtMs: NOW + 32 * DAY });
    expect(findWarning(expired(DAY), NOW, 0)).toMatchObject({ kind: 'expired', deletedAtMs: NOW - DAY });
  });

  it('[BILL-27] is how much is left of one that ends soon', () => {
    const said = { kind: 'ends-soon', atMs: NOW + 2 * DAY, daysLeft: 2 } as const;
    expect(findWarning(cancelled(2 * DAY), NOW)).toEqual({ ...said, deletedAtMs: NOW + 9 * DAY });
  });

  it('[GP-4, GC-8] is the end of a running trial, with its deletion only after it', () => {
    for (const cancelStatus of [false, true]) {
      expect(findWarning(aTrial(DAY, { cancelStatus }), NOW)).toMatchObject({
        ...{ kind: 'ends-soon', deletedAtMs: null },
      });
      expect(findWarning(aTrial(9 * DAY, { cancelStatus }), NOW)).toBeNull();
    }
    expect(findWarning(aTrial(-DAY, { status: 'Not Subscribed' }), NOW)).toMatchObject({
      ...{ kind: 'expired', deletedAtMs: NOW + 6 * DAY },
    });
  });

  it('is nothing while it is paid and renews, however near that is', () => {
    expect(findWarning(aSubscription({ autoRenewalDate: at(1), current_period_end: at(1) }), NOW)).toBeNull();
  });

  it('[BILL-11, BILL-12, BILL-13, GB-15, HZ-3] fits its status and its cancellation', () => {
    fc.assert(
      fc.property(anySubscription, (subscription) => {
        const kind = kindOf(subscription);
        const { status, cancelStatus, productKind } = subscription;
        expect(kind === 'past-due').toBe(status === 'Past-Due');
        expect(kind === 'expired' || kind === 'will-be-deleted').toBe(status === 'Not Subscribed');
        if (kind === 'ends-soon' || kind === 'cancelled') expect(status).toBe('Subscribed');
        if (status === 'Subscribed' && productKind !== 'trial') expect(kind !== null).toBe(cancelStatus);
      }),
    );
  });

  it('is one of five kinds', () => {
    expectTypeOf<SubscriptionWarning['kind']>().toEqualTypeOf<
      'expired' | 'past-due' | 'ends-soon' | 'cancelled' | 'will-be-deleted'
    >();
  });
});

describe('the warning of a term', () => {
  it('[BILL-11, BILL-12, GB-15] says that it expired, is past due, or ends in so many days begun', () => {
    expect(findTermWarning(expired(DAY), NOW)).toMatchObject({ kind: 'expired', atMs: NOW - DAY });
    expect(findTermWarning(pastDue(DAY), NOW)).toMatchObject({ kind: 'past-due', atMs: NOW + DAY });
    const daysLeft = (ms: number) => findTermWarning(cancelled(ms), NOW);
    for (const [ms, days] of [
      [1, 1],
      [DAY, 1],
      [DAY + 1, 2],
      [5 * DAY, 5],
    ] as const) {
      expect(daysLeft(ms)).toMatchObject({ kind: 'ends-soon', atMs: NOW + ms, daysLeft: days });
    }
    expect(daysLeft(5 * DAY + 1)).toBeNull();
    expect(findTermWarning(aSubscription({}), NOW)).toBeNull();
  });

  it('[HZ-3] is what is said of the end where there is one', () => {
    fc.assert(
      fc.property(anySubscription, (subscription) => {
        const term = findTermWarning(subscription, NOW);
        if (term !== null) expect(findWarning(subscription, NOW)).toEqual(term);
      }),
    );
  });
});
