import { expect, it } from 'vitest';
import { FEED_NOTICE_AFTER_MS, FEED_POLL_INTERVAL_MS, computeFeedMode } from './feed-fallback.ts';

it('[GN-17] asks every 10 s while the feed is gone, and says so after 60 s', () => {
  expect(FEED_POLL_INTERVAL_MS).toBe(10_000);
  expect(FEED_NOTICE_AFTER_MS).toBe(60_000);
  expect(computeFeedMode(null, 1_000_000)).toBe('live');
  expect([0, 59_999, 60_000].map((goneMs) => computeFeedMode(1_000, 1_000 + goneMs))).toEqual([
    'polling',
    'polling',
    'polling-with-notice',
  ]);
  expect(computeFeedMode(1_000, 0)).toBe('polling');
});
