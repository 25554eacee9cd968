import { expect, it, describe } from 'vitest';
import { FEED_NOTICE_AFTER_MS, computeFeedMode, compareCursors, parseCursor } from './feed.ts';

it('[GN-17] polls while the feed is disconnected, with a notice after 60 s', () => {
  expect(FEED_NOTICE_AFTER_MS).toBe(60_000);
  expect(computeFeedMode(null, 1_000_000)).toBe('live');
  expect([0, 59_999, 60_000].map((forMs) => computeFeedMode(1_000, 1_000 + forMs))).toEqual([
    'polling',
    'polling',
    'polling-with-notice',
  ]);
  expect(computeFeedMode(1_000, 0)).toBe('polling');
});

it('[GN-17] polls with its own notice at once where the user has too many streams', () => {
  expect(computeFeedMode(1_000, 1_000, true)).toBe('too-many-streams');
  expect(computeFeedMode(1_000, 1_000_000, true)).toBe('too-many-streams');
  expect(computeFeedMode(null, 1_000, true)).toBe('live');
});

describe('the cursor', () => {
  it('takes two whole numbers of any size, and nothing else', () => {
    expect(parseCursor('12.340')).toEqual({ ok: true, value: { transaction: 12n, row: 340n } });
    expect(parseCursor('9007199254740993.1')).toMatchObject({ ok: true });
    for (const input of [
      '',
      '1',
      '1.',
      '.1',
      '1.2.3',
      '01.2',
      '-1.2',
      '1.2 ',
      ' 1.2',
      '1,2',
      '1e3.1',
      1.2,
      null,
    ]) {
      expect(parseCursor(input), String(input)).toEqual({ ok: false, error: 'not-a-cursor' });
    }
  });

  it('[GN-9] comes in the order of transactions, and in one by its rows', () => {
    const order = [
      { transaction: 1n, row: 9n },
      { transaction: 2n, row: 3n },
      { transaction: 2n, row: 4n },
      { transaction: 3n, row: 1n },
    ];
    for (const [index, a] of order.entries())
      expect(order.map((b) => compareCursors(a, b))).toEqual(
        order.map((_, other) => Math.sign(index - other)),
      );
  });
});
