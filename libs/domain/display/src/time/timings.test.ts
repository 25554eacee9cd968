import { expect, it, describe } from 'vitest';
import * as display from '../index.ts';
import { computeDashboardRefreshMs } from '../index.ts';
import { WORKSPACE_INFO_MESSAGE_MS } from './timings.ts';

it.each([
  ['CONST-1', display.MESSAGE_TIMEOUT_MS, 4_000],
  ['CONST-2', display.MESSAGE_FADE_MS, 250],
  ['CONST-12', display.DASHBOARD_REFRESH_MS, 10_000],
  ['CONST-13', display.COPIED_MESSAGE_MS, 3_000],
  ['CONST-14', WORKSPACE_INFO_MESSAGE_MS, 8_000],
  ['GW-13', display.LONG_PRESS_MS, 500],
])('[%s] has its named constant', (_id, actual, specified) => {
  expect(actual).toBe(specified);
});

describe('dashboard refresh', () => {
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
});
