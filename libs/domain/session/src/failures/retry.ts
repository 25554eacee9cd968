import { isMaintenance, type CallFailure } from './failure.ts';
import { API_RETRIES, API_RETRY_DELAY_MS } from '../tokens/timings.ts';

export type StepAfter401 =
  | { readonly kind: 'refresh-and-retry'; readonly delayMs: number }
  | { readonly kind: 'logout' };

/**
 * Returns the step after the `attempt`-th 401 (from 1): retries with a new token, then logs out, at once if the session is over.
 * [AUTH-15, AUTH-16, ERR-6, IDLE-11, CONST-6, CONST-7, GA-15]
 */
export function nextStepAfter401(attempt: number, isOver = false): StepAfter401 {
  if (isOver || !(attempt >= 1 && attempt <= API_RETRIES)) return { kind: 'logout' };
  return { kind: 'refresh-and-retry', delayMs: attempt === 1 ? 0 : API_RETRY_DELAY_MS };
}

/** Returns whether a call is retried: only a GET without an answer, after a timeout or a short outage. [GA-16] */
export function isRetriableRead(method: string, failure: CallFailure): boolean {
  if (method.toUpperCase() !== 'GET') return false;
  if (failure.status === null) return true;
  return [408, 502, 503, 504].includes(failure.status) && !isMaintenance(failure);
}

export type StepAfterFailure =
  | { readonly kind: 'retry'; readonly delayMs: number }
  | { readonly kind: 'give-up' };

/** Returns the step after the `attempt`-th failure (from 1), if {@link isRetriableRead}. [CONST-6, CONST-7, GA-16] */
export function nextStepAfterFailure(
  method: string,
  failure: CallFailure,
  attempt: number,
): StepAfterFailure {
  if (!(attempt >= 1 && attempt <= API_RETRIES) || !isRetriableRead(method, failure)) {
    return { kind: 'give-up' };
  }
  return { kind: 'retry', delayMs: API_RETRY_DELAY_MS };
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** Returns the ms before the nth reconnect, from 1: exponential backoff, less a random half to spread browsers. */
export function reconnectDelayMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full - (full / 2) * random);
}
