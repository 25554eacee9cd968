import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { nextSkewedRefreshDelayMs } from '../index.ts';
import { nextRefreshDelayMs, isLoginRecent, RECENT_LOGIN_MS } from './token-schedule.ts';

const NOW = 1_795_168_800_000;
const EXP = NOW / 1000 + 3600;

it('[AUTH-17] refreshes a token 5 minutes before its expiry', () => {
  expect(nextRefreshDelayMs(EXP, NOW, null)).toBe(3_300_000);
  expect(nextRefreshDelayMs(EXP, NOW, NOW)).toBe(3_300_000);
  expect(nextRefreshDelayMs(EXP, NOW + 3_299_999, null)).toBe(1);
});

it('refreshes at once when that moment has passed, or the expiry cannot be read', () => {
  expect(nextRefreshDelayMs(EXP, NOW + 3_300_000, null)).toBe(0);
  expect(nextRefreshDelayMs(EXP, NOW + 9_999_999, NOW)).toBe(0);
  expect(nextRefreshDelayMs(NaN, NOW, null)).toBe(0);
});

it('refreshes no sooner than 30 s after the last time', () => {
  expect(nextRefreshDelayMs(EXP, NOW + 3_500_000, NOW + 3_500_000)).toBe(30_000);
  expect(nextRefreshDelayMs(EXP, NOW + 3_500_000, NOW + 3_490_000)).toBe(20_000);
  expect(nextRefreshDelayMs(Infinity, NOW, NOW)).toBe(30_000);
});

it('[GA-18] takes a last time that cannot be read for none', () => {
  expect(nextRefreshDelayMs(EXP, NOW, NaN)).toBe(3_300_000);
  expect(nextRefreshDelayMs(310, 0, null)).toBe(10_000);
});

it('refreshes nothing while idle-timed-out', () => {
  expect(nextRefreshDelayMs(EXP, NOW, null, true)).toBeNull();
});

it('never waits longer than a timer can', () => {
  expect(nextRefreshDelayMs(EXP + 9_999_999_999, NOW, null)).toBe(2_147_483_647);
});

it('always gives a delay a timer takes, within the bounds of the rule', () => {
  fc.assert(
    fc.property(fc.double(), fc.option(fc.integer({ min: NOW - 1e9, max: NOW })), (exp, last) => {
      const delay = nextRefreshDelayMs(exp, NOW, last) ?? -1;
      expect(delay).toBeGreaterThanOrEqual(Math.max(0, (last ?? -Infinity) + 30_000 - NOW));
      expect(delay).toBeLessThanOrEqual(2_147_483_647);
    }),
  );
});

it('waits 30 s at most for the last time when the clock was set back since', () => {
  expect(nextRefreshDelayMs(EXP, NOW + 3_500_000, NOW + 9_999_999)).toBe(30_000);
});

/** A one-hour token, received on a clock wrong by this much. */
function skewed(wrongByMs: number, afterMs: number, isIdle = false): number | null {
  const receivedAtMs = NOW + wrongByMs;
  const token = { expSeconds: EXP, iatSeconds: EXP - 3600, receivedAtMs, lastRefreshMs: null };
  return nextSkewedRefreshDelayMs(token, receivedAtMs + afterMs, isIdle);
}

it('[AUTH-17] refreshes 55 min after a token of an hour came, however wrong the clock is', () => {
  for (const wrong of [0, 3_600_000, -3_600_000, 86_400_000]) {
    expect(skewed(wrong, 0)).toBe(3_300_000);
    expect(skewed(wrong, 3_299_999)).toBe(1);
    expect(skewed(wrong, 3_300_000)).toBe(0);
    expect(skewed(wrong, 0, true)).toBeNull();
  }
});

it('refreshes at once when the clock was set back behind the moment the token came', () => {
  expect(skewed(0, -1)).toBe(0);
});

it('uses only the expiry of a token that was found, or whose claims make no sense', () => {
  const found = { expSeconds: EXP, iatSeconds: EXP - 3600, receivedAtMs: null, lastRefreshMs: null };
  expect(nextSkewedRefreshDelayMs(found, NOW + 60_000)).toBe(3_240_000);
  for (const iatSeconds of [EXP, EXP + 1, NaN, -Infinity]) {
    const token = { ...found, iatSeconds, receivedAtMs: NOW - 60_000 };
    expect(nextSkewedRefreshDelayMs(token, NOW), String(iatSeconds)).toBe(3_300_000);
  }
});

const at = (ms: number): number => (NOW - ms) / 1000;

describe('a recent sign-in', () => {
  it('[GX-19] is at most five minutes old', () => {
    expect(RECENT_LOGIN_MS).toBe(5 * 60 * 1000);
    expect(isLoginRecent(at(0), NOW)).toBe(true);
    expect(isLoginRecent(at(300_000), NOW)).toBe(true);
    expect(isLoginRecent(at(301_000), NOW)).toBe(false);
    expect(isLoginRecent(at(300_000), NOW + 1)).toBe(false);
  });

  it('may lie ahead, as clocks differ', () => {
    expect(isLoginRecent(at(-3_000), NOW)).toBe(true);
  });

  it('is never what is no number, nor one long ago', () => {
    expect(isLoginRecent(Number.NaN, NOW)).toBe(false);
    expect(isLoginRecent(0, NOW)).toBe(false);
    expect(isLoginRecent(-Infinity, NOW)).toBe(false);
  });
});
