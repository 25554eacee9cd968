import { describe, expect, it } from 'vitest';
import { computeChangeOutlook, type PreviewedChange } from './change-outlook.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-27T12:00:00Z');
const WEEK_END = NOW + 7 * DAY;

/** From a year to a week, just after the year began. */
const shortened: PreviewedChange = {
  lines: [
    {
      ...{ amount: -230_400, priceId: 'pro-year', isProration: true, isCredit: true },
      ...{ startMs: NOW, endMs: NOW + 365 * DAY },
    },
    {
      ...{ amount: 9200, priceId: 'pro-week', isProration: false, isCredit: false },
      ...{ startMs: NOW, endMs: WEEK_END },
    },
  ],
  balanceBefore: 0,
  balanceAfter: 221_200,
  priceId: 'pro-week',
  interval: 'week',
  amount: 9200,
};

describe('computeChangeOutlook', () => {
  it('[PLUS-18] tells the renewal of the new price, and the credit that pays it', () => {
    expect(computeChangeOutlook(shortened, [])).toEqual({
      credit: { added: 221_200, used: 0, left: 221_200, carriedOver: 0 },
      renewalMs: WEEK_END,
      renewal: { credit: 9200, due: 0 },
    });
  });

  it("[PLUS-18] counts the account's other renewals before it, not those after it", () => {
    const other = { startMs: null, endMs: NOW + 2 * DAY, interval: 'month', amount: 220_000 } as const;
    expect(computeChangeOutlook(shortened, [other]).renewal).toEqual({ credit: 1200, due: 8000 });
    const late = { ...other, endMs: WEEK_END + 1 };
    expect(computeChangeOutlook(shortened, [late]).renewal).toEqual({ credit: 9200, due: 0 });
  });

  it('tells no renewal that the provider does not bill', () => {
    const [credit] = shortened.lines;
    if (credit === undefined) throw new Error('The change credits the year.');
    const outlook = computeChangeOutlook({ ...shortened, lines: [credit] }, []);
    expect(outlook).toMatchObject({ renewalMs: null, renewal: null, credit: { left: 221_200 } });
  });
});
