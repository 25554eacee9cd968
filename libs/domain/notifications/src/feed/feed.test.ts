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

  it('is one place only with itself', () => {
    const a = { transaction: 1n, row: 2n };
    expect([
      compareCursors(a, { ...a }),
      compareCursors(a, { ...a, row: 1n }),
      compareCursors({ ...a, transaction: 0n }, a),
    ]).toEqual([0, 1, -1]);
  });
});
