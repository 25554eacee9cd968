import { INTERVALS } from '@partyline/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastCredit, type RenewingCharge } from './forecast-credit.ts';
import { listRenewals } from './renewal-dates.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-27T12:00:00Z');

function renewing(inDays: number, amount: number, interval: RenewingCharge['interval'] = 'month') {
  return { startMs: null, endMs: NOW + inDays * DAY, interval, amount };
}

describe('forecastCredit', () => {
  it('[PLUS-18, PLUS-21] pays the renewals of an account in order of date, not of the list', () => {
    const [late, early] = [renewing(20, 1000), renewing(10, 700)];
    expect(forecastCredit([late, early], 900)).toEqual([
      { charge: early, atMs: early.endMs, credit: 700, due: 0, balance: 200 },
      { charge: late, atMs: late.endMs, credit: 200, due: 800, balance: 0 },
    ]);
  });

  it('[PLUS-18] counts what renews more than once before another renewal', () => {
    const [weekly, yearly] = [renewing(3, 100, 'week'), renewing(24, 5000, 'year')];
    // Four weeks at 100 come first: on day 3, 10, 17 and 24.
    expect(forecastCredit([weekly, yearly], 1000)).toMatchObject([
      { charge: weekly, credit: 100, due: 0 },
      { charge: yearly, credit: 600, due: 4400 },
    ]);
  });

  it('charges the card alone without credit, and an amount carried over with the first', () => {
    const [first, second] = [renewing(1, 1000), renewing(2, 1000)];
    const dues = (balance: number) => forecastCredit([first, second], balance).map(({ due }) => due);
    expect(dues(0)).toEqual([1000, 1000]);
    expect(dues(-30)).toEqual([1030, 1000]);
    expect(dues(980)).toEqual([0, 1020]);
  });

  it('expects nothing of an account without a renewal', () => {
    expect(forecastCredit([], 1000)).toEqual([]);
  });

  const anyCharge = fc.record({
    startMs: fc.constant(null),
    endMs: fc.integer({ min: NOW, max: NOW + 366 * DAY }),
    interval: fc.constantFrom(...INTERVALS),
    amount: fc.integer({ min: 0, max: 300_000 }),
  });
  const anyCharges = fc.array(anyCharge, { maxLength: 6 });
  const anyCredit = fc.integer({ min: 0, max: 1_000_000 });

  it('tells each next renewal once, by date, and pays no more than there is', () => {
    fc.assert(
      fc.property(anyCharges, anyCredit, (charges, credit) => {
        const expected = forecastCredit(charges, credit);
        expect(
          expected.map(({ charge }) => charge).toSorted((a, b) => charges.indexOf(a) - charges.indexOf(b)),
        ).toEqual(charges);
        const dates = expected.map(({ charge }) => charge.endMs);
        expect(dates).toEqual(dates.toSorted((a, b) => a - b));
        const used = expected.reduce((sum, one) => sum + one.credit, 0);
        expect(used).toBeLessThanOrEqual(credit);
        for (const one of expected) expect(one.credit).toBeLessThanOrEqual(one.charge.amount);
      }),
    );
  });

  it('uses all credit before a card is charged', () => {
    fc.assert(
      fc.property(anyCharges, anyCredit, (charges, credit) => {
        for (const { charge, due } of forecastCredit(charges, credit)) {
          if (due === 0) continue;
          const before = charges
            .flatMap((one) => listRenewals(one, charge.endMs).map(() => one.amount))
            .reduce((sum, amount) => sum + amount, 0);
          expect(before).toBeGreaterThan(credit);
        }
      }),
    );
  });

  it('pays at least as much of each renewal with more credit', () => {
    fc.assert(
      fc.property(anyCharges, anyCredit, anyCredit, (charges, credit, more) => {
        const less = forecastCredit(charges, credit);
        for (const [at, one] of forecastCredit(charges, credit + more).entries())
          expect(one.credit).toBeGreaterThanOrEqual(less[at]?.credit ?? 0);
      }),
    );
  });
});
