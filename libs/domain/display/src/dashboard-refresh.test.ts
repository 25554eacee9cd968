import { expect, it } from 'vitest';
import { computeDashboardRefreshMs } from './index.ts';

it.each([
  [true, 'polling', false, 10_000],
  [true, 'polling-with-notice', false, 10_000],
  [true, 'polling', true, 10_000],
  [true, 'too-many-streams', false, 10_000],
  [true, 'live', true, 10_000],
  [true, 'live', false, 60_000],
  [false, 'polling', false, 60_000],
  [false, 'polling-with-notice', true, 60_000],
  [false, 'live', false, 60_000],
  [false, 'live', true, 60_000],
] as const)(
  '[DASH-18, GN-17] visible %s, notifications %s, device working %s: every %i ms',
  (isVisible, feed, isAnyInProgress, ms) => {
    expect(computeDashboardRefreshMs({ isVisible, feed, isAnyInProgress })).toBe(ms);
  },
);
