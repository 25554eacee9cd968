import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSubscription } from './next-subscription.ts';
import type { SubscriptionEvent } from './next-subscription.ts';
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
import { SUBSCRIPTION_STATUSES, isActive } from './subscription.ts';
import { isExpired } from './term.ts';

const CANCELLED = { kind: 'cancelled' } as const;
const RESUBSCRIBED = { kind: 'resubscribed', nowMs: NOW } as const;
const RENEWED = { kind: 'renewed', until: at(30 * DAY) } as const;
const FAILED = { kind: 'payment-failed', graceEndsAt: at(7 * DAY) } as const;
const GIVEN_UP = { kind: 'finally-failed', at: at(0) } as const;
const TIME_PASSED = { kind: 'time-passed', nowMs: NOW } as const;

const anyEvent: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.constantFrom<SubscriptionEvent>(CANCELLED, FAILED),
  fc.integer({ min: -30, max: 30 }).map((days) => ({ kind: 'renewed' as const, until: at(days * DAY) })),
  fc.integer({ min: -30, max: 30 }).map((days) => ({ kind: 'finally-failed' as const, at: at(days * DAY) })),
  fc
    .tuple(
      fc.constantFrom('resubscribed' as const, 'time-passed' as const),
      fc.integer({ min: -30, max: 30 }),
    )
    .map(([kind, days]) => ({ kind, nowMs: NOW + days * DAY })),
);

describe('a subscription', () => {
  it('[GB-12, GD-38] that is cancelled stays subscribed and ends with its period', () => {
    const before = aSubscription();
    expect(nextSubscription(before, CANCELLED)).toEqual({
      ...before,
      cancelStatus: true,
      expirationDate: before.current_period_end,
      autoRenewalDate: null,
    });
  });

  it('[GB-12, GD-38] that is taken up again renews with its period', () => {
    const before = cancelled(DAY);
    expect(nextSubscription(before, RESUBSCRIBED)).toEqual({
      ...before,
      cancelStatus: false,
      expirationDate: null,
      autoRenewalDate: before.current_period_end,
    });
  });

  it('[GB-12] that is cancelled and taken up again is as before', () => {
    const before = aSubscription();
    expect(nextSubscription(nextSubscription(before, CANCELLED), RESUBSCRIBED)).toEqual(before);
  });

  it('[BILL-7] whose payment fails is past due, and subscribed again when it is paid', () => {
    const before = aSubscription();
    const due = nextSubscription(before, FAILED);
    expect(due).toEqual({ ...before, status: 'Past-Due', graceEndsAt: at(7 * DAY) });
    expect(nextSubscription(due, RENEWED)).toEqual({
      ...before,
      status: 'Subscribed',
      current_period_end: at(30 * DAY),
      autoRenewalDate: at(30 * DAY),
      expirationDate: null,
    });
  });

  it('[GD-38] that was cancelled and is paid for once more ends at the new end', () => {
    expect(nextSubscription(cancelled(DAY, { status: 'Past-Due' }), RENEWED)).toEqual(
      cancelled(30 * DAY, { status: 'Subscribed' }),
    );
  });

  it('[GB-12, GB-13] that the provider gives up is over from that moment on', () => {
    const over = nextSubscription(aSubscription({ status: 'Past-Due' }), GIVEN_UP);
    expect(over).toEqual(
      aSubscription({
        status: 'Not Subscribed',
        current_period_end: at(0),
        expirationDate: at(0),
        autoRenewalDate: null,
      }),
    );
    expect(isExpired(over, NOW)).toBe(true);
    expect(isExpired(over, NOW - 1)).toBe(false);
  });

  it.each([
    ['cancelled', cancelled(0)],
    ['a trial', aTrial(0)],
  ])('[GB-12, GP-3] that is %s is not subscribed any more at its end', (_case, before) => {
    expect(nextSubscription(before, TIME_PASSED)).toEqual({ ...before, status: 'Not Subscribed' });
  });
});

describe('a subscription whose payment is missing', () => {
  it('[PLUS-19, HZ-3] does not end inside its grace period when it is cancelled: failed, cancelled, time passed', () => {
    const unpaid = nextSubscription(aSubscription({ current_period_end: at(-DAY) }), FAILED);
    const ending = nextSubscription(unpaid, CANCELLED);
    expect(ending).toMatchObject({ status: 'Past-Due', cancelStatus: true, expirationDate: at(7 * DAY) });
    expect(nextSubscription(ending, TIME_PASSED)).toBe(ending);
    const lastMoment = { kind: 'time-passed', nowMs: NOW + 7 * DAY - 1 } as const;
    expect(nextSubscription(ending, lastMoment)).toBe(ending);
  });

  it.each([
    ['as it is', pastDue(0)],
    ['cancelled', pastDue(0, { cancelStatus: true, autoRenewalDate: null, expirationDate: at(0) })],
    ['with a period that runs longer', pastDue(0, { current_period_end: at(20 * DAY) })],
  ])('[HZ-3, GB-13] ends with its grace period, %s', (_case, before) => {
    const over = nextSubscription(before, TIME_PASSED);
    expect(over).toEqual({
      ...before,
      status: 'Not Subscribed',
      current_period_end: at(0),
      expirationDate: at(0),
      autoRenewalDate: null,
      graceEndsAt: null,
    });
    expect(isExpired(over, NOW)).toBe(true);
  });

  it('[HZ-3, GB-32] is resubscribed until its grace period ends, and is as before', () => {
    const before = pastDue(DAY);
    const ending = nextSubscription(before, CANCELLED);
    expect(nextSubscription(ending, RESUBSCRIBED)).toEqual(before);
    expect(nextSubscription(ending, { kind: 'resubscribed', nowMs: NOW + DAY })).toBe(ending);
  });

  it('[PLUS-19] keeps its grace period when another attempt fails, and has a new one after a payment', () => {
    const before = pastDue(DAY);
    expect(nextSubscription(before, FAILED)).toEqual(before);
    expect(nextSubscription(pastDue(DAY, { graceEndsAt: null }), FAILED)).toEqual(pastDue(7 * DAY));
    const paid = nextSubscription(before, RENEWED);
    expect(paid).toMatchObject({ status: 'Subscribed', graceEndsAt: null });
    expect(nextSubscription(paid, FAILED)).toMatchObject({ graceEndsAt: at(7 * DAY) });
  });

  it('[HZ-3] that was cancelled before works until its grace period ends', () => {
    expect(nextSubscription(cancelled(DAY), FAILED)).toMatchObject({ expirationDate: at(7 * DAY) });
  });

  it('[HZ-3] that is cancelled and paid afterwards ends with the paid period', () => {
    const paid = nextSubscription(nextSubscription(pastDue(DAY), CANCELLED), RENEWED);
    expect(paid).toEqual(cancelled(30 * DAY, { status: 'Subscribed' }));
  });
});

describe('what cannot be', () => {
  it.each<[string, ReturnType<typeof aSubscription>, SubscriptionEvent]>([
    ['cancelling twice', cancelled(DAY), CANCELLED],
    ['cancelling a trial', aTrial(DAY), CANCELLED],
    ['taking up again what runs', aSubscription(), RESUBSCRIBED],
    ['taking up again at the end', cancelled(0), RESUBSCRIBED],
    ['taking up again what is over', expired(DAY), RESUBSCRIBED],
    ['paying for what is over', expired(DAY), RENEWED],
    ['failing to pay for what is over', expired(DAY), FAILED],
    ['giving up what is over', expired(DAY), GIVEN_UP],
    ['paying for a trial', aTrial(DAY), RENEWED],
    ['failing to pay for a trial', aTrial(DAY), FAILED],
    ['giving up a trial', aTrial(DAY), GIVEN_UP],
    ['ending before the end', cancelled(1), TIME_PASSED],
    ['ending what renews', aSubscription({ current_period_end: at(-DAY) }), TIME_PASSED],
    ['ending twice', expired(DAY), TIME_PASSED],
    ['ending what is unpaid with its period', pastDue(1), TIME_PASSED],
    ['ending what is unpaid without a known grace', pastDue(0, { graceEndsAt: null }), TIME_PASSED],
  ])('[GB-12, GB-32] changes nothing: %s', (_case, before, event) => {
    expect(nextSubscription(before, event)).toBe(before);
  });
});

it('[BILL-7, GB-12, GB-32] never leaves the statuses, never brings back what is over, and never changes what it is for', () => {
  fc.assert(
    fc.property(anySubscription, fc.array(anyEvent, { maxLength: 8 }), (first, events) => {
      let subscription = first;
      for (const event of events) {
        const next = nextSubscription(subscription, event);
        expect(SUBSCRIPTION_STATUSES).toContain(next.status);
        if (!isActive(subscription)) expect(next).toBe(subscription);
        const { productKind, plan, users, interval, instanceId } = next;
        expect({ productKind, plan, users, interval, instanceId }).toEqual({
          productKind: first.productKind,
          plan: first.plan,
          users: first.users,
          interval: first.interval,
          instanceId: first.instanceId,
        });
        subscription = next;
      }
    }),
  );
});

it('[GB-12] keeps the latest end when a renewal comes late, and stays past due', () => {
  const later = '2126-08-01T00:00:00Z';
  const renewed = nextSubscription(aSubscription(), { kind: 'renewed', until: later });
  const late = { kind: 'renewed', until: '2126-07-31T23:59:59Z' } as const;
  expect(nextSubscription(renewed, late)).toBe(renewed);
  const due = nextSubscription(renewed, FAILED);
  expect(nextSubscription(due, late)).toBe(due);
  expect(nextSubscription(due, { kind: 'renewed', until: later })).toEqual(renewed);
});
