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
  periodStartMs: NOW,
  balanceBefore: 0,
  balanceAfter: 20_000,
  priceId: 'pro-week',
  interval: 'week',
  amount: 9200,
};

describe('computeChangeOutlook', () => {
  it('[PLUS-18] tells the renewals of the new price, and the credit that pays them', () => {
    expect(computeChangeOutlook(shortened, [])).toEqual({
      credit: { added: 20_000, used: 0, left: 20_000, carriedOver: 0 },
      renewals: [
        { atMs: WEEK_END, credit: 9200, due: 0, left: 10_800 },
        { atMs: WEEK_END + 7 * DAY, credit: 9200, due: 0, left: 1600 },
        { atMs: WEEK_END + 14 * DAY, credit: 1600, due: 7600, left: 0 },
      ],
    });
  });

  it("[PLUS-18] counts the account's other renewals before them, not those after", () => {
    const other = { startMs: null, endMs: NOW + 2 * DAY, interval: 'month', amount: 19_000 } as const;
    const first = (endMs: number) => computeChangeOutlook(shortened, [{ ...other, endMs }]).renewals[0];
    expect(first(NOW + 2 * DAY)).toMatchObject({ credit: 1000, due: 8200 });
    expect(first(WEEK_END + 1)).toMatchObject({ credit: 9200, due: 0 });
  });

  it('[PLUS-18] keeps the day that the period began on, where the interval stays', () => {
    const [credit] = shortened.lines;
    const [changedAt, end] = [Date.parse('2027-02-05T09:00:00Z'), Date.parse('2027-02-28T08:00:00Z')];
    const line = { amount: 100, priceId: 'pro-month', isProration: true, isCredit: false };
    const within: PreviewedChange = {
      ...shortened,
      lines: [{ ...line, startMs: changedAt, endMs: end }, ...(credit === undefined ? [] : [credit])],
      periodStartMs: Date.parse('2027-01-31T08:00:00Z'),
      priceId: 'pro-month',
      interval: 'month',
      balanceAfter: -30,
    };
    expect(computeChangeOutlook(within, []).renewals).toEqual([
      { atMs: end, credit: 0, due: 9230, left: 0 },
      { atMs: Date.parse('2027-03-31T08:00:00Z'), credit: 0, due: 9200, left: 0 },
      { atMs: Date.parse('2027-04-30T08:00:00Z'), credit: 0, due: 9200, left: 0 },
    ]);
    const small = { ...within, amount: 10 };
    expect(computeChangeOutlook(small, []).renewals[0]).toMatchObject({ due: 0, left: 0 });
  });

  it('tells no renewal that the provider does not bill', () => {
    const lines = shortened.lines.slice(0, 1);
    expect(computeChangeOutlook({ ...shortened, lines }, [])).toMatchObject({
      renewals: [],
      credit: { left: 20_000 },
    });
  });
});
