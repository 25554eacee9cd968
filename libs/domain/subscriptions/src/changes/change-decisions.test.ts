import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  CANCEL_REFUSALS,
  DELETE_REFUSALS,
  RESUBSCRIBE_REFUSALS,
  cancelDecision,
  deleteDecision,
  listCancelBlockers,
  listDeleteBlockers,
  listResubscribeBlockers,
  resubscribeDecision,
  listRowActions,
  type CancelRefusal,
  type DeleteRefusal,
  type ResubscribeRefusal,
} from './change-decisions.ts';
import {
  DAY,
  NOW,
  aSubscription,
  aTrial,
  anySubscription,
  at,
  cancelled,
  expired,
} from '../subscription.fixture.ts';
import { isActive } from '../state/subscription.ts';

const answer = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('unsubscribing', () => {
  it.each([
    ['a subscribed one', aSubscription(), 'allowed'],
    ['one past due', aSubscription({ status: 'Past-Due' }), 'allowed'],
    ['one of the second product line', aSubscription({ productKind: 'skyport' }), 'allowed'],
    ['one that was cancelled before', cancelled(DAY), 'already-cancelled'],
    ['one past due that was cancelled before', cancelled(DAY, { status: 'Past-Due' }), 'already-cancelled'],
    ['one that is over', expired(DAY), 'not-subscribed'],
    ['a trial', aTrial(DAY), 'trial'],
    ['a trial that is over', aTrial(-DAY, { status: 'Not Subscribed' }), 'trial'],
  ])('[GB-12] from %s: %s', (_case, subscription, expected) => {
    expect(answer(cancelDecision(subscription))).toBe(expected);
  });
});

describe('resubscribing', () => {
  it.each([
    ['one that was cancelled, before its end', cancelled(1), 'allowed'],
    ['one past due that was cancelled', cancelled(1, { status: 'Past-Due' }), 'allowed'],
    [
      'one that was cancelled, without a known end',
      cancelled(0, { expirationDate: null, current_period_end: null }),
      'allowed',
    ],
    ['one that was cancelled, at its end', cancelled(0), 'period-over'],
    ['one that was cancelled, after its end', cancelled(-1), 'period-over'],
    ['one that is over', expired(DAY), 'period-over'],
    ['one that is over but was never cancelled', expired(DAY, { cancelStatus: false }), 'period-over'],
    ['one that was never cancelled', aSubscription(), 'not-cancelled'],
    ['a trial', aTrial(DAY), 'trial'],
    ['a cancelled trial', aTrial(DAY, { cancelStatus: true }), 'trial'],
  ])('[GB-12, GB-32] %s: %s', (_case, subscription, expected) => {
    expect(answer(resubscribeDecision(subscription, NOW))).toBe(expected);
  });
});

describe('deleting', () => {
  it.each([
    ['one that is over', expired(DAY), 'allowed'],
    ['a trial that is over', aTrial(-DAY, { status: 'Not Subscribed' }), 'allowed'],
    ['a subscribed one', aSubscription(), 'still-active'],
    ['one past due', aSubscription({ status: 'Past-Due' }), 'still-active'],
    ['one that was cancelled and still runs', cancelled(DAY), 'still-active'],
    ['a running trial', aTrial(DAY), 'still-active'],
  ])('[GB-12] %s: %s', (_case, subscription, expected) => {
    expect(answer(deleteDecision(subscription))).toBe(expected);
  });
});

describe('everything in the way', () => {
  it.each([
    ['nothing of a subscribed one', aSubscription(), []],
    ['of a cancelled one that is over', expired(DAY), ['not-subscribed', 'already-cancelled']],
    ['of a trial that is over', aTrial(-DAY, { status: 'Not Subscribed' }), ['trial', 'not-subscribed']],
    [
      'of a trial that is over and cancelled',
      aTrial(-DAY, { status: 'Not Subscribed', cancelStatus: true }),
      ['trial', 'not-subscribed', 'already-cancelled'],
    ],
  ])('[GB-12] of unsubscribing is told at once: %s', (_case, subscription, blockers) => {
    expect(listCancelBlockers(subscription)).toEqual(blockers);
  });

  it.each([
    ['nothing of a cancelled one before its end', cancelled(1), []],
    [
      'of one that was never cancelled, its period just renewing',
      aSubscription({ current_period_end: at(0) }),
      ['not-cancelled'],
    ],
    [
      'of one that is over and was never cancelled',
      expired(DAY, { cancelStatus: false }),
      ['period-over', 'not-cancelled'],
    ],
    ['of a running trial', aTrial(DAY), ['trial', 'not-cancelled']],
    [
      'of a trial that is over',
      aTrial(-DAY, { status: 'Not Subscribed' }),
      ['trial', 'period-over', 'not-cancelled'],
    ],
    ['of a cancelled trial at its end', aTrial(0, { cancelStatus: true }), ['trial', 'period-over']],
    [
      'of one that a former partner pays for',
      { ...aSubscription({ cancelStatus: true }), isPayerGone: true },
      ['released'],
    ],
  ])('[GB-12, GB-32, HZ-6] of resubscribing is told at once: %s', (_case, subscription, blockers) => {
    expect(listResubscribeBlockers(subscription, NOW)).toEqual(blockers);
  });

  it('[GB-12] is nothing exactly where it can be done, and else begins with the reason', () => {
    fc.assert(
      fc.property(anySubscription, (subscription) => {
        const first = (blockers: readonly string[]) => blockers[0] ?? 'allowed';
        expect(first(listCancelBlockers(subscription))).toBe(answer(cancelDecision(subscription)));
        expect(first(listResubscribeBlockers(subscription, NOW))).toBe(
          answer(resubscribeDecision(subscription, NOW)),
        );
        expect(first(listDeleteBlockers(subscription))).toBe(answer(deleteDecision(subscription)));
      }),
    );
  });
});

it('[GB-12] never allows to unsubscribe and to resubscribe at once, and to delete only what is left', () => {
  fc.assert(
    fc.property(anySubscription, (subscription) => {
      const canCancel = cancelDecision(subscription).allowed;
      const canResubscribe = resubscribeDecision(subscription, NOW).allowed;
      expect(canCancel && canResubscribe).toBe(false);
      expect(deleteDecision(subscription).allowed).toBe(!isActive(subscription));
      if (canCancel || canResubscribe) expect(isActive(subscription)).toBe(true);
    }),
  );
});

it('[GB-12] gives every reason of its closed lists', () => {
  expect(CANCEL_REFUSALS).toEqual(['trial', 'not-subscribed', 'already-cancelled']);
  expect(RESUBSCRIBE_REFUSALS).toEqual(['trial', 'released', 'period-over', 'not-cancelled']);
  expect(DELETE_REFUSALS).toEqual(['still-active']);
  expectTypeOf<CancelRefusal>().toEqualTypeOf<'trial' | 'not-subscribed' | 'already-cancelled'>();
  expectTypeOf<ResubscribeRefusal>().toEqualTypeOf<'trial' | 'released' | 'period-over' | 'not-cancelled'>();
  expectTypeOf<DeleteRefusal>().toEqualTypeOf<'still-active'>();
});

describe('row actions', () => {
  it.each([
    ['a running one', aSubscription(), 'cancel', [], ['still-active']],
    ['a cancelled one', cancelled(DAY), 'resubscribe', [], ['still-active']],
    ['a cancelled one at its end', cancelled(0), 'resubscribe', ['period-over'], ['still-active']],
    ['one that has ended', expired(DAY), 'resubscribe', ['period-over'], []],
    ['a trial', aTrial(DAY), 'cancel', ['trial'], ['still-active']],
    [
      'one that the provider gave up',
      aSubscription({ status: 'Not Subscribed' }),
      'cancel',
      ['not-subscribed'],
      [],
    ],
  ])(
    '[BILL-31, BILL-32, BILL-33, GB-12, GB-32] offers %s what fits, with everything in the way',
    (...row) => {
      const [, subscription, action, blockers, deleteBlockers] = row;
      expect(listRowActions(subscription, NOW)).toEqual([
        { action, blockers },
        { action: 'delete', blockers: deleteBlockers },
      ]);
    },
  );
});
