import { expect, it } from 'vitest';
import { computeDashboardRefreshMs } from './index.ts';

it.each([
  [true, false, false, 10_000],
  [true, false, true, 10_000],
  [true, true, true, 10_000],
  [true, true, false, 60_000],
  [false, false, false, 60_000],
  [false, false, true, 60_000],
  [false, true, false, 60_000],
  [false, true, true, 60_000],
])(
  '[DASH-18] visible %s, notifications %s, device at work %s: every %i ms',
  (isVisible, isListenerConnected, isAnyInProgress, ms) => {
    expect(computeDashboardRefreshMs({ isVisible, isListenerConnected, isAnyInProgress })).toBe(ms);
  },
);
