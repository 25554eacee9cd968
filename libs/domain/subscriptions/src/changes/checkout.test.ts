import type { Offer } from '@partyline/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_REFUSALS,
  PURCHASE_WARNINGS,
  checkoutDecision,
  computeInstanceEffect,
  isTargetRequired,
  listPurchaseWarnings,
} from './checkout.ts';
import type { Purchase } from './checkout.ts';
import { planChangeDecision } from './plan-change.ts';
import {
  DAY,
  anySubscription,
  aSubscription,
  aTrial,
  cancelled,
  expired,
  pastDue,
} from '../subscription.fixture.ts';

const offer = (
  changes: { title?: 'Essential' | 'Pro'; users?: number; interval?: 'month' | 'year' } = {},
): Offer => {
  const { title = 'Pro', users = 16, interval = 'month' } = changes;
  const price = {
    priceId: 'p',
    price: 25_600,
    users,
    interval,
    isDefault: false,
    discount: 0,
    savedAmount: 0,
  };
  const head = { recommended: false, placeOrder: 2, currency: 'USD', description: 'Several venues' } as const;
  return { product: { ...head, title, prices: [price] }, price };
};
const buying = (changes: Partial<Purchase> = {}): Purchase => ({
  offer: offer(),
  subscriptionType: 'upgrade',
  instanceId: 1,
  ...changes,
});
const ACTIVE = { allowed: false, reason: 'plan-already-active' };
const FREE = { allowed: true };
const with_ = (...subscriptions: ReturnType<typeof aSubscription>[]) => ({
  subscriptions,
  hasHadTrial: false,
});

describe('buying for an instance whose payment is missing', () => {
  it.each([
    ['the same', buying()],
    ['another plan', buying({ offer: offer({ title: 'Essential' }) })],
    ['another interval', buying({ offer: offer({ interval: 'year' }) })],
  ])('[HZ-3] is refused until it is paid: %s', (_case, purchase) => {
    const unpaid = { allowed: false, reason: 'past-due' };
    expect(checkoutDecision(purchase, with_(pastDue(DAY)))).toEqual(unpaid);
    expect(checkoutDecision(purchase, with_(pastDue(DAY, { cancelStatus: true })))).toEqual(unpaid);
  });

  it('[HZ-3] is allowed for another instance, for a new one, once it has ended, and where nothing can be paid', () => {
    expect(checkoutDecision(buying({ instanceId: 2 }), with_(pastDue(DAY)))).toEqual(FREE);
    const unplaced = with_(pastDue(DAY, { instanceId: null }));
    expect(checkoutDecision(buying({ instanceId: null }), unplaced)).toEqual(FREE);
    expect(checkoutDecision(buying(), with_(expired(DAY)))).toEqual(FREE);
    const another = buying({ offer: offer({ users: 12 }) });
    const assigned = { subscriptions: [{ ...pastDue(DAY), isBilled: false }], hasHadTrial: false };
    expect(checkoutDecision(another, assigned)).toEqual(FREE);
  });
});

describe('buying what is there already', () => {
  it.each([
    ['subscribed', aSubscription()],
    ['cancelled and still running', cancelled(DAY)],
  ])('[BILL-38, GB-11, GB-12] is refused while it is %s', (_case, held) => {
    expect(checkoutDecision(buying(), with_(held))).toEqual(ACTIVE);
    expect(checkoutDecision(buying(), with_(aSubscription({ instanceId: 2 }), held))).toEqual(ACTIVE);
  });

  it.each([
    ['it is over', aSubscription({ status: 'Not Subscribed' }), buying()],
    ['another plan', aSubscription(), buying({ offer: offer({ title: 'Essential' }) })],
    ['another user count', aSubscription(), buying({ offer: offer({ users: 12 }) })],
    ['another interval', aSubscription(), buying({ offer: offer({ interval: 'year' }) })],
    ['another instance', aSubscription(), buying({ instanceId: 2 })],
    ['another product kind', aSubscription(), buying({ subscriptionType: 'skyport' })],
    ['a trial is held', aTrial(DAY), buying()],
  ])('[GB-11] is not what happens with %s', (_case, held, purchase) => {
    expect(checkoutDecision(purchase, with_(held))).toEqual(FREE);
  });

  it('[GB-11] is refused for a new purchase on the instance too, and for the second product line', () => {
    expect(checkoutDecision(buying({ subscriptionType: 'new' }), with_(aSubscription()))).toEqual(ACTIVE);
    const skyport = aSubscription({ productKind: 'skyport' });
    expect(checkoutDecision(buying({ subscriptionType: 'skyport' }), with_(skyport))).toEqual(ACTIVE);
  });

  it('[GB-11] cannot happen on an instance that does not exist yet', () => {
    const detached = aSubscription({ instanceId: null });
    expect(checkoutDecision(buying({ instanceId: null }), with_(detached))).toEqual(FREE);
  });
});

it('[GB-11, GP-3] refuses a second trial, and nothing else of a trial', () => {
  const trial = buying({ subscriptionType: 'trial' });
  expect(checkoutDecision(trial, { subscriptions: [], hasHadTrial: true })).toEqual(ACTIVE);
  expect(checkoutDecision(trial, { subscriptions: [], hasHadTrial: false })).toEqual(FREE);
  expect(checkoutDecision(trial, { subscriptions: [aSubscription()], hasHadTrial: false })).toEqual(ACTIVE);
  expect(checkoutDecision(trial, with_(expired(DAY)))).toEqual(FREE);
  expect(checkoutDecision(buying(), { subscriptions: [], hasHadTrial: true })).toEqual(FREE);
  expect(CHECKOUT_REFUSALS).toEqual(['past-due', 'change-pending', 'plan-already-active']);
});

it('[GB-30] has the reset of the configuration ticked where the instance is on a trial, running or over', () => {
  expect(PURCHASE_WARNINGS).toEqual(['resets-configuration']);
  const over = aTrial(-DAY, { status: 'Not Subscribed' });
  for (const trial of [aTrial(DAY), over])
    expect(listPurchaseWarnings({ instanceId: 1 }, [aSubscription({ instanceId: 2 }), trial])).toEqual([
      'resets-configuration',
    ]);
});

it('[GB-30] has nothing ticked for a paid instance, another instance than that of the trial, or a new one', () => {
  expect(listPurchaseWarnings({ instanceId: 1 }, [aSubscription(), expired(DAY)])).toEqual([]);
  expect(listPurchaseWarnings({ instanceId: 2 }, [aTrial(DAY)])).toEqual([]);
  expect(listPurchaseWarnings({ instanceId: null }, [aTrial(DAY, { instanceId: null })])).toEqual([]);
});

it.each([
  ['new', false],
  ['trial', false],
  ['upgrade', true],
  ['skyport', true],
] as const)('[GB-10, GP-7] a %s purchase names what it is for: %s', (type, isRequired) => {
  expect(isTargetRequired(type)).toBe(isRequired);
});

it.each([
  ['keeps-running', { instanceId: 1, isChange: true }, [aSubscription()]],
  ['resets-configuration', { instanceId: 1, isChange: false }, [aTrial(DAY)]],
  ['new', { instanceId: null, isChange: false }, []],
  ['none', { instanceId: 1, isChange: false }, [expired(DAY)]],
] as const)('[PLUS-18, GB-30] tells what a purchase does to its instance: %s', (effect, purchase, held) => {
  expect(computeInstanceEffect(purchase, held)).toBe(effect);
});

it('[HZ-3] waits for the confirmation of a change, for its instance alone, after what is unpaid', () => {
  const pending = { ...aSubscription(), isChangePending: true };
  const held = (one: object) => ({ subscriptions: [{ ...pending, ...one }], hasHadTrial: false });
  const other = buying({ offer: offer({ title: 'Essential' }) });
  expect(checkoutDecision(other, held({}))).toEqual({ allowed: false, reason: 'change-pending' });
  expect(checkoutDecision(buying(), held({}))).toEqual({ allowed: false, reason: 'change-pending' });
  expect(checkoutDecision(other, held({ status: 'Past-Due' }))).toEqual({
    allowed: false,
    reason: 'past-due',
  });
  expect(checkoutDecision(buying({ instanceId: 2 }), held({}))).toEqual(FREE);
  expect(checkoutDecision(buying({ instanceId: null }), held({ instanceId: null }))).toEqual(FREE);
});

it('[HZ-3, PLUS-19] is refused for the same missing payment or waiting change as a change of the plan', () => {
  const anyHeld = fc
    .tuple(anySubscription, fc.boolean(), fc.boolean())
    .map(([held, isBilled, isChangePending]) => ({ ...held, instanceId: 1, isBilled, isChangePending }))
    .filter(({ productKind, status }) => productKind !== 'trial' && status !== 'Not Subscribed');
  const other = buying({ offer: offer({ users: 999 }) });
  fc.assert(
    fc.property(anyHeld, (held) => {
      const bought = checkoutDecision(other, { subscriptions: [held], hasHadTrial: false });
      expect(planChangeDecision(held)).toEqual(bought);
    }),
  );
});
