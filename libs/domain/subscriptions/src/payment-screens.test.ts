import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  PAYMENT_REDIRECT_MS,
  PAYMENT_SPINNER_HIDE_MS,
  computeRedirectSecondsLeft,
  isPaymentSpinnerShown,
} from './payment-screens.ts';

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
    fc.property(fc.nat(), fc.integer({ min: -100_000, max: 100_000 }), fc.nat(100_000), (since, ms, more) => {
      const now = computeRedirectSecondsLeft(since, since + ms);
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now).toBeLessThanOrEqual(10);
      expect(computeRedirectSecondsLeft(since, since + ms + more)).toBeLessThanOrEqual(now);
    }),
  );
});
