import { expect, expectTypeOf, it } from 'vitest';
import { computePaymentWait } from './payment-wait.ts';
import type { PaymentWait } from './payment-wait.ts';

it.each([
  [0, 'waiting'],
  [29_999, 'waiting'],
  [30_000, 'told-later'],
  [300_000, 'told-later'],
])('[CONST-8, GB-3] has waited %d ms for a plan: %s', (ms, wait) => {
  expect(computePaymentWait(false, 5_000, 5_000 + ms)).toBe(wait);
});

it('[GB-3] is over as soon as the plan is active, however late', () => {
  expect(computePaymentWait(true, 0, 0)).toBe('active');
  expect(computePaymentWait(true, 0, 300_000)).toBe('active');
});

it('[GB-3] knows no failure', () => {
  expectTypeOf<PaymentWait>().toEqualTypeOf<'active' | 'waiting' | 'told-later'>();
});
