import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

export const ALERT_CHANNELS = ['mail', 'webhook'] as const;
/** What a message is about. */
export const ALERT_MESSAGES = ['outage', 'recovery', 'test'] as const;
export type AlertMessage = (typeof ALERT_MESSAGES)[number];
/** States of a delivery. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
/** `status` is any answer but success. */
export const DELIVERY_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'address-refused',
  'target-refused',
  'mail-refused',
  'no-access',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** As the Standard Webhooks specification recommends. */
export const RETRY_WAITS_MS: readonly number[] = [
  5 * millisecondsInSecond,
  5 * millisecondsInMinute,
  30 * millisecondsInMinute,
  2 * millisecondsInHour,
  5 * millisecondsInHour,
  10 * millisecondsInHour,
];

export const WEBHOOK_TIMEOUT_MS = 10 * millisecondsInSecond;

/** How long the old secret signs beside the new one. */
export const OLD_SECRET_MS = 24 * millisecondsInHour;

export type AttemptOutcome =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly failure: DeliveryFailure; readonly status: number | null };

const GONE = 410;

/** Returns success for 200 to 299, else a failure; a redirect is one, since it is not followed. */
export function outcomeOfStatus(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { ok: true, status };
  return { ok: false, failure: status >= 300 && status < 400 ? 'redirect' : 'status', status };
}

/** Returns milliseconds; null for no further attempt. [PLUS-16] */
export function nextAttemptWaitMs(
  outcome: AttemptOutcome,
  attempts: number,
  message: AlertMessage,
): number | null {
  if (outcome.ok || message === 'test') return null;
  if (outcome.failure === 'target-refused' || outcome.status === GONE) return null;
  return RETRY_WAITS_MS[attempts - 1] ?? null;
}
