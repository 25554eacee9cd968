import { describe, expect, it } from 'vitest';
import { computeSeats, isFull } from './seats.ts';
import { aSubscription, DAY, expired } from '../subscription.fixture.ts';

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
