import { expect, it } from 'vitest';
import { FEED_NOTICE_AFTER_MS, computeFeedMode } from './feed-fallback.ts';

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
