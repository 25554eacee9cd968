import { describe, expect, it } from 'vitest';
import { computeSeats, isFull, listCalendar } from './renewal-calendar.ts';
import { aSubscription, aTrial, at, cancelled, DAY, expired, NOW } from '../subscription.fixture.ts';

const noGrace = { graceEndsAt: null };

describe('listCalendar', () => {
  it('[PLUS-21] lists renewals and ends, the next first', () => {
    const [renewing, ending, trial] = [
      { ...aSubscription(), ...noGrace },
      { ...cancelled(2 * DAY), ...noGrace },
      { ...aTrial(5 * DAY), ...noGrace },
    ];
    expect(listCalendar([renewing, ending, trial], NOW)).toEqual([
      { kind: 'ends', atMs: NOW + 2 * DAY, subscription: ending },
      { kind: 'ends', atMs: NOW + 5 * DAY, subscription: trial },
      { kind: 'renews', atMs: NOW + 10 * DAY, subscription: renewing },
    ]);
  });

  it('[PLUS-19, PLUS-21] lists the end of the time that a missing payment is given', () => {
    const pastDue = { ...aSubscription({ status: 'Past-Due' }), graceEndsAt: at(3 * DAY) };
    expect(listCalendar([pastDue], NOW).map(({ kind }) => kind)).toEqual(['grace-ends']);
    const ending = { ...pastDue, cancelStatus: true, expirationDate: at(2 * DAY) };
    expect(listCalendar([ending], NOW)).toEqual([
      { kind: 'grace-ends', atMs: NOW + 3 * DAY, subscription: ending },
    ]);
    const paid = { ...pastDue, status: 'Subscribed' } as const;
    expect(listCalendar([paid], NOW).map(({ kind }) => kind)).toEqual(['renews']);
  });

  it('lists nothing that is past, over or without a date', () => {
    const lost = aSubscription({ autoRenewalDate: null, current_period_end: null });
    const late = aSubscription({ autoRenewalDate: at(0) });
    const over = { ...cancelled(DAY), status: 'Not Subscribed' } as const;
    const all = [expired(DAY), over, lost, late].map((one) => ({ ...one, ...noGrace }));
    expect(listCalendar(all, NOW)).toEqual([]);
  });
});

describe('computeSeats', () => {
  it('[PLUS-21] sums up used and bought seats of what is active and reports them', () => {
    const reporting = { ...aSubscription({ users: 8 }), usersConnected: 3 };
    const pastDue = { ...aSubscription({ users: 4, status: 'Past-Due' }), usersConnected: 0 };
    const silent = { ...aSubscription({ users: 16 }), usersConnected: null };
    const over = { ...expired(DAY), usersConnected: 9 };
    expect(computeSeats([reporting, pastDue, silent, over])).toEqual({ used: 3, bought: 12 });
    expect(computeSeats([silent, over])).toBeNull();
    expect(computeSeats([])).toBeNull();
  });
});

describe('isFull', () => {
  it('is true once every seat of an active subscription is in use, by what its host says', () => {
    const using = (usersConnected: number | null) => ({ ...aSubscription({ users: 4 }), usersConnected });
    expect([3, 4, 5, null].map((users) => isFull(using(users)))).toEqual([false, true, true, false]);
    expect(isFull({ ...expired(DAY), usersConnected: 99 })).toBe(false);
  });
});
