import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { ACCOUNT_PLAN_TYPES, PAID_PRODUCT_KINDS, accountPlanTypeOf } from './account-plan-type.ts';
import type { AccountPlanType, PaidProductKind } from './account-plan-type.ts';

it('[BILL-8] knows the plan types free, trial and paid', () => {
  expect(ACCOUNT_PLAN_TYPES).toEqual(['free', 'trial', 'paid']);
  expectTypeOf<AccountPlanType>().toEqualTypeOf<'free' | 'trial' | 'paid'>();
});

it('[BILL-9, GB-19] is paid as soon as one of the two paid kinds is there, in whatever company', () => {
  expect(PAID_PRODUCT_KINDS).toEqual(['intercom', 'skyport']);
  expectTypeOf<PaidProductKind>().toEqualTypeOf<'intercom' | 'skyport'>();
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.constantFrom(...PAID_PRODUCT_KINDS),
      fc.array(fc.constant('trial')),
      (others, kind, trials) => {
        expect(accountPlanTypeOf([...others, kind, ...trials])).toBe('paid');
      },
    ),
  );
});

it('[BILL-10, GB-19] is trial with a trial alone, and free with nothing at all', () => {
  expect(accountPlanTypeOf(['trial'])).toBe('trial');
  expect(accountPlanTypeOf(['something-new', 'trial'])).toBe('trial');
  expect(accountPlanTypeOf([])).toBe('free');
});

it.each(['Intercom', 'intercom ', 'paid', 'constructor', ''])(
  'does not take the kind %j for a paid one',
  (kind) => {
    expect(accountPlanTypeOf([kind])).toBe('free');
  },
);
