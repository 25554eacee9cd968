import { expect, it } from 'vitest';
import * as session from './timings.ts';

it.each([
  ['CONST-5', session.MAINTENANCE_CHECK_MS, 5_000],
  ['CONST-6', session.API_RETRIES, 3],
  ['CONST-7', session.API_RETRY_DELAY_MS, 2_000],
  ['CONST-8', session.PLAN_TIMEOUT_MS, 30_000],
  ['CONST-9', session.REGISTER_RESPONSE_WAIT_MS, 4_000],
  ['CONST-10', session.TOKEN_REFRESH_BEFORE_EXPIRY_MS, 300_000],
  ['CONST-18', session.STORED_SESSION_TIMEOUT_MS, 1_920_000],
  ['CONST-19', session.REGISTER_POLL_MS, 2_000],
])('[%s] has its named constant', (_id, actual, specified) => {
  expect(actual).toBe(specified);
});

it('[CONST-11] waits 30 min and prompts 2 min, and 20 min where nothing is said', () => {
  expect(session.IDLE_TIMEOUT_MS).toBe(1_800_000);
  expect(session.IDLE_PROMPT_MS).toBe(120_000);
  expect(session.IDLE_DEFAULT_TIMEOUT_MS).toBe(1_200_000);
});

it('waits 30 s between two refreshes of a token, and between two writes of activity', () => {
  expect(session.TOKEN_REFRESH_MIN_INTERVAL_MS).toBe(30_000);
  expect(session.ACTIVITY_WRITE_INTERVAL_MS).toBe(30_000);
});
