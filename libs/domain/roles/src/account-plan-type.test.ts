import fc from 'fast-check';
import { expect, expectTypeOf, it, describe } from 'vitest';
import {
  ACCOUNT_PLAN_TYPES,
  PAID_PRODUCT_KINDS,
  accountPlanTypeOf,
  effectiveRole,
  type AccountPlanType,
  type PaidProductKind,
} from './account-plan-type.ts';
import { roleLevel } from './role-level.ts';
import { STORED_ROLES } from './role.ts';

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

describe('effective role', () => {
  it('[GC-15, ROLE-7] counts the owner of an account on trial as trial, one level', () => {
    expect(effectiveRole('account-owner', 'trial')).toBe('trial');
    expect(roleLevel(effectiveRole('account-owner', 'trial'))).toBe(1);
  });

  it('[GC-15] leaves the owner an owner where there is no trial, or more than one', () => {
    expect(effectiveRole('account-owner', 'free')).toBe('account-owner');
    expect(effectiveRole('account-owner', 'paid')).toBe('account-owner');
  });

  it('[GC-15] leaves every other role unchanged, so no role rises through a trial', () => {
    for (const role of STORED_ROLES.filter((stored) => stored !== 'account-owner'))
      for (const planType of ACCOUNT_PLAN_TYPES) expect(effectiveRole(role, planType)).toBe(role);
  });
});
