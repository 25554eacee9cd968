import { describe, expect, it } from 'vitest';
import { isLoginRecent, RECENT_LOGIN_MS } from './recent-login.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0, 0);
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
