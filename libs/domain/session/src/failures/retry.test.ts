import { expect, it } from 'vitest';
import { nextStepAfter401, nextStepAfterFailure } from '../index.ts';
import { isRetriableRead, reconnectDelayMs } from './retry.ts';

it('refreshes and retries at once after the first 401, and 2 s later after the second and third', () => {
  expect([1, 2, 3].map((attempt) => nextStepAfter401(attempt))).toEqual([
    { kind: 'refresh-and-retry', delayMs: 0 },
    { kind: 'refresh-and-retry', delayMs: 2_000 },
    { kind: 'refresh-and-retry', delayMs: 2_000 },
  ]);
});

it('logs out after the fourth 401, for an ended session, and for an invalid attempt number', () => {
  expect(nextStepAfter401(4)).toEqual({ kind: 'logout' });
  expect(nextStepAfter401(1, true)).toEqual({ kind: 'logout' });
  for (const attempt of [0, -1, NaN, 5]) expect(nextStepAfter401(attempt)).toEqual({ kind: 'logout' });
});

it('retries a GET after a missing answer or a temporary failure, and after no other', () => {
  const retried = [];
  for (let status = 100; status < 600; status += 1)
    if (isRetriableRead('GET', { status })) retried.push(status);
  expect(retried).toEqual([408, 502, 503, 504]);
  expect(isRetriableRead('GET', { status: null })).toBe(true);
  expect(isRetriableRead('get', { status: 502 })).toBe(true);
});

it('does not retry during maintenance', () => {
  expect(isRetriableRead('GET', { status: 503, errorCode: 'err_maintenance' })).toBe(false);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', ''])('never retries a %s', (method) => {
  for (const status of [null, 408, 502, 503, 504]) expect(isRetriableRead(method, { status })).toBe(false);
});

it('retries three times, 2 s apart, and then gives up', () => {
  const retry = { kind: 'retry', delayMs: 2_000 };
  const giveUp = { kind: 'give-up' };
  const steps = [0, 1, 2, 3, 4, NaN].map((attempt) => nextStepAfterFailure('GET', { status: 502 }, attempt));
  expect(steps).toEqual([giveUp, retry, retry, retry, giveUp, giveUp]);
  expect(nextStepAfterFailure('GET', { status: 500 }, 1)).toEqual(giveUp);
  expect(nextStepAfterFailure('PUT', { status: 502 }, 1)).toEqual(giveUp);
});

it('reconnects after a delay that doubles from 0.5 s to 30 s, with a random half', () => {
  expect([1, 2, 3, 6, 7, 50].map((attempt) => reconnectDelayMs(attempt, 0))).toEqual([
    500, 1000, 2000, 16_000, 30_000, 30_000,
  ]);
  expect(reconnectDelayMs(7, 0.999)).toBe(15_015);
});
