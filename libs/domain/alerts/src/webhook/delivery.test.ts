import { expect, it } from 'vitest';
import {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  nextAttemptWaitMs,
  OLD_SECRET_MS,
  outcomeOfStatus,
  WEBHOOK_TIMEOUT_MS,
} from './delivery.ts';

const refused = outcomeOfStatus(500);

it('[PLUS-16] takes 2xx for success alone; a redirect is a failure of its own', () => {
  expect(outcomeOfStatus(200)).toEqual({ ok: true, status: 200 });
  expect(outcomeOfStatus(299)).toEqual({ ok: true, status: 299 });
  expect(outcomeOfStatus(199)).toEqual({ ok: false, failure: 'status', status: 199 });
  for (const status of [300, 302, 308])
    expect(outcomeOfStatus(status)).toEqual({ ok: false, failure: 'redirect', status });
  expect(outcomeOfStatus(400)).toEqual({ ok: false, failure: 'status', status: 400 });
});

it('[PLUS-16] waits longer after each failure, and gives up after the last', () => {
  const waits = Array.from({ length: 8 }, (_item, index) => nextAttemptWaitMs(refused, index + 1, 'outage'));
  expect(waits).toEqual([5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, null, null]);
});

it('[PLUS-16] does not try again after success, for a refused target, after 410, and for a test', () => {
  expect(nextAttemptWaitMs({ ok: true, status: 204 }, 1, 'outage')).toBeNull();
  expect(nextAttemptWaitMs({ ok: false, failure: 'target-refused', status: null }, 1, 'outage')).toBeNull();
  expect(nextAttemptWaitMs(outcomeOfStatus(410), 1, 'recovery')).toBeNull();
  expect(nextAttemptWaitMs(refused, 1, 'test')).toBeNull();
  expect(nextAttemptWaitMs({ ok: false, failure: 'timeout', status: null }, 1, 'recovery')).toBe(5_000);
});

it('[PLUS-16] tries every message but a test again, and after every failure but a refused target', () => {
  expect(ALERT_MESSAGES.filter((message) => nextAttemptWaitMs(refused, 1, message) !== null)).toEqual([
    'outage',
    'recovery',
  ]);
  const retried = DELIVERY_FAILURES.filter(
    (failure) => nextAttemptWaitMs({ ok: false, failure, status: null }, 1, 'outage') !== null,
  );
  expect(retried).toEqual([
    'status',
    'redirect',
    'timeout',
    'unreachable',
    'address-refused',
    'mail-refused',
    'no-access',
  ]);
});

it('keeps the names of channels and states that are stored', () => {
  expect(ALERT_CHANNELS).toEqual(['mail', 'webhook']);
  expect(DELIVERY_STATES).toEqual(['pending', 'delivered', 'failed']);
});

it('[PLUS-16] waits ten seconds for an answer, and signs with the old secret for a day', () => {
  expect(WEBHOOK_TIMEOUT_MS).toBe(10_000);
  expect(OLD_SECRET_MS).toBe(86_400_000);
});
