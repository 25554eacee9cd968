import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END_NOTICE_DAYS, findEndNotice } from './end-notices.ts';
import type { EndingSubscription } from './end-notices.ts';
import {
  aSubscription,
  aTrial,
  anySubscription,
  at,
  cancelled,
  DAY,
  expired,
  NOW,
} from '../subscription.fixture.ts';

const noGrace = { graceEndsAt: null };
const find = (subscription: EndingSubscription) => findEndNotice(subscription, NOW);

describe('findEndNotice', () => {
  it.each([
    [7 * DAY + 1, null],
    [7 * DAY, 7],
    [DAY + 1, 7],
    [DAY, 1],
    [1, 1],
    [0, null],
    [-DAY, null],
  ])('[PLUS-20] of an end in %d ms is the mail of %s days', (left, days) => {
    const notice = days === null ? null : { kind: 'cancelled', atMs: NOW + left, days };
    expect(find({ ...cancelled(left), ...noGrace })).toEqual(notice);
    const trial = days === null ? null : { kind: 'trial', atMs: NOW + left, days };
    expect(find({ ...aTrial(left), ...noGrace })).toEqual(trial);
  });

  it('[PLUS-20] is none for what renews, and none for what has ended', () => {
    expect(find({ ...aSubscription({ current_period_end: at(DAY) }), ...noGrace })).toBeNull();
    expect(find({ ...expired(DAY), ...noGrace })).toBeNull();
    const over = { ...cancelled(DAY), status: 'Not Subscribed' } as const;
    expect(find({ ...over, ...noGrace })).toBeNull();
  });

  it('[PLUS-19, PLUS-20] is about the time that a missing payment is given', () => {
    const unpaid = aSubscription({ status: 'Past-Due' });
    expect(find({ ...unpaid, graceEndsAt: at(2 * DAY) })).toEqual({
      kind: 'past-due',
      atMs: NOW + 2 * DAY,
      days: 7,
    });
    expect(find({ ...unpaid, ...noGrace })).toBeNull();
    // A paid subscription has no grace, even if a grace end is stored.
    expect(find({ ...aSubscription(), graceEndsAt: at(DAY) })).toBeNull();
  });

  it('[PLUS-20, HZ-3] is about the end of the grace alone while a payment is missing', () => {
    const both = cancelled(3 * DAY, { status: 'Past-Due' });
    expect(find({ ...both, graceEndsAt: at(DAY) })).toMatchObject({ kind: 'past-due', days: 1 });
    expect(find({ ...both, graceEndsAt: at(5 * DAY) })).toMatchObject({ kind: 'past-due', days: 7 });
    expect(find({ ...both, graceEndsAt: at(-1) })).toBeNull();
  });

  it('never warns of the past, nor earlier than the first mail', () => {
    const anyGrace = fc.option(fc.integer({ min: -10 * DAY, max: 10 * DAY }).map(at), { nil: null });
    fc.assert(
      fc.property(anySubscription, anyGrace, (subscription, graceEndsAt) => {
        const notice = find({ ...subscription, graceEndsAt });
        if (notice === null) return;
        expect(notice.atMs).toBeGreaterThan(NOW);
        expect(notice.atMs).toBeLessThanOrEqual(NOW + notice.days * DAY);
        expect(END_NOTICE_DAYS).toContain(notice.days);
        expect(subscription.status).not.toBe('Not Subscribed');
      }),
    );
  });
});
