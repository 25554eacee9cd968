import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBillingLine, type ChargeLine } from './billing-line.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-27T12:00:00Z');
const END = START + 7 * DAY;
const OLD_END = START + 365 * DAY;

function aLine(changes: Partial<ChargeLine> = {}): ChargeLine {
  return {
    amount: 4900,
    priceId: 'new-week',
    isProration: false,
    isCredit: false,
    startMs: START,
    endMs: END,
    ...changes,
  };
}
const credit = aLine({
  amount: -135_000,
  priceId: 'old-year',
  isProration: true,
  isCredit: true,
  endMs: OLD_END,
});

describe('findBillingLine', () => {
  it('[PLUS-18] takes the new period, not the longer one whose unused time is credited', () => {
    expect(findBillingLine([credit, aLine()], 'new-week')).toEqual(aLine());
    expect(findBillingLine([aLine(), credit])).toEqual(aLine());
  });

  it('[PLUS-18] takes the remaining time of the new price where the interval stays', () => {
    const remaining = aLine({ isProration: true, endMs: OLD_END });
    expect(findBillingLine([credit, remaining], 'new-week')).toBe(remaining);
  });

  it('takes no credit, not even one of nothing', () => {
    expect(findBillingLine([credit])).toBeNull();
    expect(findBillingLine([{ ...credit, amount: 0 }])).toBeNull();
    expect(findBillingLine([{ ...credit, isCredit: false }])).toBeNull();
  });

  it('takes a line of nothing that bills: a trial, or the last second of a period', () => {
    const free = aLine({ amount: 0 });
    expect(findBillingLine([{ ...credit, amount: 0 }, free])).toBe(free);
  });

  it('takes no line of another price, or of none', () => {
    expect(findBillingLine([aLine()], 'other')).toBeNull();
    expect(findBillingLine([aLine({ priceId: null })])).toBeNull();
  });

  it('takes a whole period before waiting parts, and of parts the last begun', () => {
    const early = aLine({ isProration: true, startMs: START - DAY, endMs: OLD_END });
    const late = aLine({ isProration: true, startMs: START, endMs: OLD_END - DAY });
    const later = aLine({ isProration: true, startMs: START, endMs: OLD_END });
    expect(findBillingLine([later, aLine({ startMs: START - DAY }), early])?.isProration).toBe(false);
    expect(findBillingLine([early, late, later])).toBe(later);
    expect(findBillingLine([early, late])).toBe(late);
  });

  it('returns the same line in any order of the lines', () => {
    const anyLine = fc.record({
      amount: fc.integer({ min: -10_000, max: 10_000 }),
      priceId: fc.constantFrom('new-week', 'old-year', null),
      isProration: fc.boolean(),
      isCredit: fc.boolean(),
      startMs: fc.integer({ min: 0, max: 1_000_000 }),
      endMs: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const distinct = fc.uniqueArray(anyLine, {
      selector: ({ startMs, endMs }) => `${startMs} ${endMs}`,
      maxLength: 6,
    });
    fc.assert(
      fc.property(distinct, (lines) => {
        const found = findBillingLine(lines);
        expect(findBillingLine(lines.toReversed())).toBe(found);
        if (found !== null) expect(found.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
