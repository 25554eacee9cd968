import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/** Channels that an alert goes out through. */
export const ALERT_CHANNELS = ['mail', 'webhook'] as const;
/** What a message is about. */
export const ALERT_MESSAGES = ['outage', 'recovery', 'test'] as const;
/** One of {@link ALERT_MESSAGES}. */
export type AlertMessage = (typeof ALERT_MESSAGES)[number];
/** States of a delivery. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
/** Why an attempt failed; `status` is any answer but success. */
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
/** One of {@link DELIVERY_FAILURES}. */
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** The waits between the attempts of a webhook, as the Standard Webhooks specification recommends; then it is given up. */
export const RETRY_WAITS_MS: readonly number[] = [
  5 * millisecondsInSecond,
  5 * millisecondsInMinute,
  30 * millisecondsInMinute,
  2 * millisecondsInHour,
  5 * millisecondsInHour,
  10 * millisecondsInHour,
];

/** An answer is waited for so long. */
export const WEBHOOK_TIMEOUT_MS = 10 * millisecondsInSecond;

/** The old secret signs beside the new one for so long, so that a receiver can change over without a gap. */
export const OLD_SECRET_MS = 24 * millisecondsInHour;

/** How an attempt ended. */
export type AttemptOutcome =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly failure: DeliveryFailure; readonly status: number | null };

/** The receiver says that it wants no more. */
const GONE = 410;

/** Returns the outcome of an answer by its status: only 2xx is success, and a redirect is not followed. */
export function outcomeOfStatus(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { ok: true, status };
  return { ok: false, failure: status >= 300 && status < 400 ? 'redirect' : 'status', status };
}

/**
 * Returns how long to wait before the next attempt, in milliseconds, or null to give up: after a success, after the last wait, for a
 * target that is refused or says that it is gone, and for a test, which is tried once. `attempts` counts those made. [PLUS-16]
 */
export function nextAttemptWaitMs(
  outcome: AttemptOutcome,
  attempts: number,
  message: AlertMessage,
): number | null {
  if (outcome.ok || message === 'test') return null;
  if (outcome.failure === 'target-refused' || outcome.status === GONE) return null;
  return RETRY_WAITS_MS[attempts - 1] ?? null;
}
