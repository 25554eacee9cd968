import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { computeAccountPlans, hasAnyValidVic, hasExpiredSubscription } from './account-subscriptions.ts';
import type { AccountPlans } from './account-subscriptions.ts';
import { DAY, NOW, aSubscription, aTrial, anySubscription, at, expired } from '../subscription.fixture.ts';

describe('an expired subscription to tell of', () => {
  it('[GB-13] is one of the intercom service or a trial, from the very end on', () => {
    expect(hasExpiredSubscription([expired(0)], NOW)).toBe(true);
    expect(hasExpiredSubscription([aTrial(0, { status: 'Not Subscribed' })], NOW)).toBe(true);
    expect(hasExpiredSubscription([expired(0, { instanceId: null })], NOW)).toBe(true);
    expect(hasExpiredSubscription([expired(-1)], NOW)).toBe(false);
  });

  it('[GB-12, GB-13] is none that is subscribed or past due, nor one of the second product line', () => {
    expect(hasExpiredSubscription([aSubscription({ current_period_end: at(-1) })], NOW)).toBe(false);
    expect(hasExpiredSubscription([expired(DAY, { status: 'Past-Due' })], NOW)).toBe(false);
    expect(hasExpiredSubscription([expired(DAY, { productKind: 'skyport' })], NOW)).toBe(false);
    expect(hasExpiredSubscription([], NOW)).toBe(false);
  });

  it('[GB-13] is none whose instance has another subscription, of whatever kind', () => {
    expect(hasExpiredSubscription([expired(DAY), aSubscription()], NOW)).toBe(false);
    expect(hasExpiredSubscription([aSubscription({ productKind: 'skyport' }), expired(DAY)], NOW)).toBe(
      false,
    );
    expect(hasExpiredSubscription([expired(DAY), aSubscription({ instanceId: 2 })], NOW)).toBe(true);
    expect(hasExpiredSubscription([expired(DAY), aSubscription({ instanceId: null })], NOW)).toBe(true);
  });

  it('[GB-13] without an instance is separate, also beside others without one', () => {
    const alone = expired(DAY, { instanceId: null });
    expect(hasExpiredSubscription([alone, aSubscription({ instanceId: null })], NOW)).toBe(true);
  });

  it('[GB-13] is found in any position', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 5 }), fc.nat(), (others, place) => {
        const index = place % (others.length + 1);
        expect(
          hasExpiredSubscription(others.toSpliced(index, 0, expired(DAY, { instanceId: 99 })), NOW),
        ).toBe(true);
      }),
    );
  });
});

it('[GB-31] knows whether any instance has a subscription that has not expired', () => {
  expect(hasAnyValidVic([], NOW)).toBe(false);
  expect(hasAnyValidVic([expired(DAY)], NOW)).toBe(false);
  expect(hasAnyValidVic([expired(DAY), aSubscription({ status: 'Past-Due' })], NOW)).toBe(true);
  expect(hasAnyValidVic([aTrial(DAY)], NOW)).toBe(true);
  expect(hasAnyValidVic([aSubscription({ instanceId: null })], NOW)).toBe(false);
  expect(hasAnyValidVic([expired(-1)], NOW)).toBe(true);
});

describe('what an account has', () => {
  it('[BILL-9, BILL-10, GB-19] is paid with one of the two paid kinds, expired or not, else trial, else free', () => {
    const typeOf = (...subscriptions: Parameters<typeof computeAccountPlans>[0]) =>
      computeAccountPlans(subscriptions).subscription;
    expect(typeOf(aTrial(DAY), aSubscription())).toBe('paid');
    expect(typeOf(aSubscription({ productKind: 'skyport' }))).toBe('paid');
    expect(typeOf(expired(DAY))).toBe('paid');
    expect(typeOf(aTrial(DAY))).toBe('trial');
    expect(typeOf()).toBe('free');
  });

  it('[GB-25] lists the active plans once each, the largest paid one, and the kinds of everything', () => {
    const subscriptions = [
      aSubscription({ plan: 'Pro', productKind: 'skyport' }),
      aTrial(DAY),
      aSubscription({ plan: 'Pro' }),
      aSubscription({ plan: 'Essential', status: 'Past-Due' }),
      expired(DAY, { plan: 'Premium' }),
    ];
    expect(computeAccountPlans(subscriptions)).toEqual({
      subscription: 'paid',
      subscriptionPlan: ['Trial', 'Essential', 'Pro'],
      userSubscribedPlan: 'Pro',
      subscribedPlans: ['skyport', 'trial', 'intercom'],
    });
    expectTypeOf<AccountPlans['subscription']>().toEqualTypeOf<'free' | 'trial' | 'paid'>();
  });

  it('[GB-25] is no paid plan with a trial or an expired one alone', () => {
    expect(computeAccountPlans([aTrial(DAY)])).toMatchObject({
      subscriptionPlan: ['Trial'],
      userSubscribedPlan: null,
    });
    expect(computeAccountPlans([expired(DAY)])).toMatchObject({
      subscriptionPlan: [],
      userSubscribedPlan: null,
    });
  });
});
