import { SUBSCRIPTION_TYPES } from '@partyline/pricing';
import fc from 'fast-check';
import { describe, expect, it, expectTypeOf } from 'vitest';
import {
  PAYMENT_RESULTS,
  PORTAL_INFO_NAMES,
  listPaymentEffects,
  parsePaymentReturn,
  portalInfoKey,
  PAYMENT_REDIRECT_MS,
  PAYMENT_SPINNER_HIDE_MS,
  computeRedirectSecondsLeft,
  isPurchaseLate,
  isPaymentSpinnerShown,
  computePaymentWait,
  isCheckoutPending,
  type PaymentReturn,
  type PaymentWait,
} from './payment-return.ts';

const success = (subscriptionType: (typeof SUBSCRIPTION_TYPES)[number] | null) =>
  ({ kind: 'success', subscriptionType }) as const;
const savedBy = (paymentReturn: PaymentReturn, pricePlan: string | null = 'sky-8') =>
  Object.fromEntries(
    listPaymentEffects(paymentReturn, pricePlan).flatMap((effect) =>
      effect.kind === 'save' ? [[effect.name, effect.value]] : [],
    ),
  );
const restOf = (paymentReturn: PaymentReturn) =>
  listPaymentEffects(paymentReturn, 'sky-8').filter(({ kind }) => kind !== 'save');

describe('an address', () => {
  it('[PAY-8, GR-9] says success or cancel, and anything else says nothing', () => {
    expect(PAYMENT_RESULTS).toEqual(['success', 'cancel']);
    for (const payment of [undefined, '', 'Success', 'processing', 'failed', ['success'], true, null])
      expect(parsePaymentReturn({ payment, subscriptionType: 'new' })).toEqual({ kind: 'none' });
  });

  it.each(PAYMENT_RESULTS)(
    '[PAY-8, ROUTE-25, GB-5] says %s with every known subscriptionType, and without one',
    (payment) => {
      for (const subscriptionType of SUBSCRIPTION_TYPES)
        expect(parsePaymentReturn({ payment, subscriptionType })).toEqual({
          kind: payment,
          subscriptionType,
        });
      expect(parsePaymentReturn({ payment })).toEqual({ kind: payment, subscriptionType: null });
      expect(parsePaymentReturn({ payment, subscriptionType: '' })).toEqual({
        kind: payment,
        subscriptionType: null,
      });
    },
  );

  it.each(['free', 'Upgrade', 'toString', null, 1, ['new', 'upgrade']])(
    '[GB-5] makes no sense with the subscriptionType %j',
    (subscriptionType) => {
      expect(parsePaymentReturn({ payment: 'success', subscriptionType })).toEqual({ kind: 'not-proper' });
      expect(parsePaymentReturn({ payment: 'cancel', subscriptionType })).toEqual({ kind: 'not-proper' });
    },
  );
});

describe('a payment that succeeded', () => {
  it.each(['trial', 'new'] as const)(
    '[PAY-9, GB-27] saves the subscription type %s and nothing more',
    (type) => {
      expect(savedBy(success(type))).toEqual({ subscription_type: type });
    },
  );

  it('[PAY-10, GB-27] raises the flag of an upgrade', () => {
    expect(savedBy(success('upgrade'))).toEqual({ subscription_type: 'upgrade', isUpgrade: 'true' });
  });

  it('[GB-27] saves the price plan of skyport, where it is known', () => {
    expect(savedBy(success('skyport'))).toEqual({
      subscription_type: 'skyport',
      skyport_price_plan: 'sky-8',
    });
    expect(savedBy(success('skyport'), null)).toEqual({ subscription_type: 'skyport' });
  });

  it('[PAY-11] saves nothing without a subscriptionType', () => {
    expect(savedBy(success(null))).toEqual({});
  });

  it('[GB-4, GB-27] is taken out of the address, shown as processing and checked with the server, whatever it says', () => {
    for (const type of [...SUBSCRIPTION_TYPES, null])
      expect(restOf(success(type))).toEqual([
        { kind: 'drop-query' },
        { kind: 'show', screen: 'processing' },
        { kind: 'check-with-server' },
      ]);
  });

  it('[PAY-9] is saved before the address loses it', () => {
    const kinds = listPaymentEffects(success('upgrade'), null).map(({ kind }) => kind);
    expect(kinds).toEqual(['save', 'save', 'drop-query', 'show', 'check-with-server']);
  });
});

it('[PAY-8] shows a cancelled payment, saves nothing and sends no request', () => {
  expect(listPaymentEffects({ kind: 'cancel', subscriptionType: 'upgrade' }, 'sky-8')).toEqual([
    { kind: 'drop-query' },
    { kind: 'show', screen: 'cancel' },
  ]);
});

it('[GB-5] says that an address makes no sense, and does nothing else about it', () => {
  expect(listPaymentEffects({ kind: 'not-proper' }, 'sky-8')).toEqual([
    { kind: 'drop-query' },
    { kind: 'message', issue: 'request-not-proper' },
  ]);
});

it('[GR-9] does nothing about an address that says nothing', () => {
  expect(listPaymentEffects({ kind: 'none' }, 'sky-8')).toEqual([]);
});

it('[GB-4, PAY-9, PAY-11] saves for success with a known type only, with any other parameters in a URL', () => {
  const query = fc.record(
    {
      payment: fc.oneof(fc.constantFrom('success', 'cancel'), fc.anything()),
      subscriptionType: fc.oneof(fc.constantFrom<string>(...SUBSCRIPTION_TYPES), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      const isSaved = Object.keys(savedBy(parsePaymentReturn(asked))).length > 0;
      const isKnown = SUBSCRIPTION_TYPES.some((type) => type === asked.subscriptionType);
      expect(isSaved).toBe(asked.payment === 'success' && isKnown);
    }),
  );
});

it('[GB-26] keeps the portal info under exactly its names, prefixed by the user id', () => {
  expect(PORTAL_INFO_NAMES).toEqual(['subscription_type', 'skyport_price_plan', 'isUpgrade']);
  expect(PORTAL_INFO_NAMES.map((name) => portalInfoKey('uid-1', name))).toEqual([
    'uid-1.subscription_type',
    'uid-1.skyport_price_plan',
    'uid-1.isUpgrade',
  ]);
});

describe('payment screens', () => {
  it('[CONST-4, PAY-12] leads to the dashboard after 10 s, counting the seconds down', () => {
    expect(PAYMENT_REDIRECT_MS).toBe(10_000);
    const left = [0, 1, 1_000, 1_001, 9_000, 9_999, 10_000, 60_000].map((ms) =>
      computeRedirectSecondsLeft(5_000, 5_000 + ms),
    );
    expect(left).toEqual([10, 10, 9, 9, 1, 1, 0, 0]);
  });

  it('[CONST-16, PAY-14] hides the spinner of a payment after 10 s', () => {
    expect(PAYMENT_SPINNER_HIDE_MS).toBe(10_000);
    const shown = [0, 9_999, 10_000].map((ms) => isPaymentSpinnerShown(5_000, 5_000 + ms));
    expect(shown).toEqual([true, true, false]);
  });

  it('[PAY-12] counts from 10 to 0 and never up, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.nat(100_000),
        (since, ms, more) => {
          const now = computeRedirectSecondsLeft(since, since + ms);
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThanOrEqual(10);
          expect(computeRedirectSecondsLeft(since, since + ms + more)).toBeLessThanOrEqual(now);
        },
      ),
    );
  });
});

describe('payment wait', () => {
  it.each([
    [0, 'waiting'],
    [29_999, 'waiting'],
    [30_000, 'notified-later'],
    [300_000, 'notified-later'],
  ])('[CONST-8, GB-3] has waited %d ms for a plan: %s', (ms, wait) => {
    expect(computePaymentWait(false, 5_000, 5_000 + ms)).toBe(wait);
  });

  it('[GB-3] is over as soon as the plan is active, however late', () => {
    expect(computePaymentWait(true, 0, 0)).toBe('active');
    expect(computePaymentWait(true, 0, 300_000)).toBe('active');
  });

  it('[CONST-8, GB-3] makes a purchase late when it ends after 30 s', () => {
    expect(isPurchaseLate(5_000, 34_999)).toBe(false);
    expect(isPurchaseLate(5_000, 35_000)).toBe(true);
  });

  it('[GB-3] knows no failure', () => {
    expectTypeOf<PaymentWait>().toEqualTypeOf<'active' | 'waiting' | 'notified-later'>();
  });
});

it.each([
  [undefined, true],
  ['open', true],
  ['paid', true],
  ['none', false],
  ['active', false],
  ['failed', false],
  ['expired', false],
  ['refused', false],
  ['a state of a newer server', false],
])('[PLUS-17] a checkout in state %s is pending: %s', (state, isPending) => {
  expect(isCheckoutPending(state)).toBe(isPending);
});
