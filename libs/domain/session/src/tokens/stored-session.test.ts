import { expect, it } from 'vitest';
import { isStoredSessionExpired } from '../index.ts';
import { STORED_SESSION_TIMEOUT_MS } from './timings.ts';

const NOW = 1_795_168_800_000;

it('[AUTH-5] has expired when its last activity lies the idle timeout and the prompt back, or more', () => {
  expect(isStoredSessionExpired(NOW - STORED_SESSION_TIMEOUT_MS + 1, NOW)).toBe(false);
  expect(isStoredSessionExpired(NOW - STORED_SESSION_TIMEOUT_MS, NOW)).toBe(true);
  expect(isStoredSessionExpired(NOW - 86_400_000, NOW)).toBe(true);
  expect(isStoredSessionExpired(0, NOW)).toBe(true);
});

it('has not expired without a readable time, or with one that lies ahead', () => {
  for (const time of [null, NaN, Infinity, -Infinity, NOW + 1]) {
    expect(isStoredSessionExpired(time, NOW)).toBe(false);
  }
});
