import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCreditChange, settleAmount, SMALLEST_CHARGE } from './account-credit.ts';

const NONE = { added: 0, used: 0, left: 0, carriedOver: 0 };

describe('computeCreditChange', () => {
  it.each([
    ['nothing', 0, 0, NONE],
    ['a credit that arises', 0, 162_000, { ...NONE, added: 162_000, left: 162_000 }],
    ['a credit that grows', 500, 1200, { ...NONE, added: 700, left: 1200 }],
    ['a credit that pays', 162_000, 93_600, { ...NONE, used: 68_400, left: 93_600 }],
    ['a credit that is used up', 500, 0, { ...NONE, used: 500 }],
    ['an amount too small to be charged', 0, -30, { ...NONE, carriedOver: 30 }],
    ['the rest of a credit, and a small amount over it', 20, -10, { ...NONE, used: 20, carriedOver: 10 }],
    ['a small amount that is charged with the next', -30, 0, NONE],
    ['a small amount that a credit settles', -30, 100, { ...NONE, added: 100, left: 100 }],
  ])('[PLUS-18] reports %s', (_, before, after, change) => {
    expect(computeCreditChange(before, after)).toEqual(change);
  });
});

describe('settleAmount', () => {
  it.each([
    ['by the card without credit', 68_400, 0, { credit: 0, due: 68_400, balance: 0 }],
    ['by credit as far as it goes', 68_400, 500, { credit: 500, due: 67_900, balance: 0 }],
    ['by credit alone', 68_400, 162_000, { credit: 68_400, due: 0, balance: 93_600 }],
    ['with an amount of before', 68_400, -30, { credit: 0, due: 68_430, balance: 0 }],
    ['not at all if it is free', 0, 500, { credit: 0, due: 0, balance: 500 }],
    ['later below the smallest charge', 1049, 1000, { credit: 1000, due: 0, balance: -49 }],
    ['at once from the smallest charge on', 1050, 1000, { credit: 1000, due: SMALLEST_CHARGE, balance: 0 }],
  ])('[PLUS-18] pays %s', (_, amount, balance, settled) => {
    expect(settleAmount(amount, balance)).toEqual(settled);
  });

  it('loses no cent, charges nothing below the smallest charge, and never charges what credit can pay', () => {
    const cents = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1 - SMALLEST_CHARGE, max: 3_000_000 }), (amount, before) => {
        const { credit, due, balance } = settleAmount(amount, before);
        expect(before + due - amount).toBe(balance);
        expect(due === 0 || due >= SMALLEST_CHARGE).toBe(true);
        if (due > 0) expect(balance).toBe(0);
        expect(computeCreditChange(before, balance).used).toBe(credit);
      }),
    );
  });
});
