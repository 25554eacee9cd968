import { expect, expectTypeOf, it } from 'vitest';
import { PAID_PLANS, PLANS, PLAN_VARIANTS, TRIAL_PLAN_USERS } from './plan.ts';
import type { PaidPlan, Plan } from './plan.ts';

it('[GEN-6] names the plans Essential, Pro and Premium, plus the trial, and no others', () => {
  expect(PAID_PLANS).toEqual(['Essential', 'Pro', 'Premium']);
  expect(PLANS).toEqual(['Trial', 'Essential', 'Pro', 'Premium']);
  expectTypeOf<PaidPlan>().toEqualTypeOf<'Essential' | 'Pro' | 'Premium'>();
  expectTypeOf<Plan>().toEqualTypeOf<PaidPlan | 'Trial'>();
});

it.each([
  ['PRICE-10', 'Essential', 'success'],
  ['PRICE-11', 'Pro', 'danger'],
  ['PRICE-12', 'Premium', 'warning'],
  ['GB-29', 'Trial', 'info'],
] as const)('[%s] draws %s in the variant %s', (_id, plan, variant) => {
  expect(PLAN_VARIANTS[plan]).toBe(variant);
});

it('draws every plan in a variant of its own', () => {
  expect(new Set(Object.values(PLAN_VARIANTS)).size).toBe(PLANS.length);
  expectTypeOf<(typeof PLAN_VARIANTS)[Plan]>().toEqualTypeOf<'info' | 'success' | 'danger' | 'warning'>();
});

it('[BILL-39, CONST-23] gives the trial 4 users', () => {
  expect(TRIAL_PLAN_USERS).toBe(4);
});
