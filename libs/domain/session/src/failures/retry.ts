import { isMaintenance, type CallFailure } from './failure.ts';
import { API_RETRIES, API_RETRY_DELAY_MS } from '../tokens/timings.ts';

/** What follows a refused token. */
export type StepAfter401 =
  | { readonly kind: 'refresh-and-retry'; readonly delayMs: number }
  | { readonly kind: 'logout' };

/**
 * What follows the `attempt`-th request (1 is the first) that was answered 401: refresh the token and try again, at once
 * the first time and 2 s later the second and third; after four refused requests, or when the session is over anyhow
 * (idle-timed-out, or the person is shut out), log out. A refresh that fails is a logout at once, whatever the attempt.
 * [AUTH-15, AUTH-16, ERR-6, IDLE-11, CONST-6, CONST-7, GA-15]
 */
export function nextStepAfter401(attempt: number, isOver = false): StepAfter401 {
  if (isOver || !(attempt >= 1 && attempt <= API_RETRIES)) return { kind: 'logout' };
  return { kind: 'refresh-and-retry', delayMs: attempt === 1 ? 0 : API_RETRY_DELAY_MS };
}

/**
 * Says whether a failed call may be sent again unchanged: only a GET, and only when no answer came, it took too long
 * (408, 504) or the service was away for a moment (502, 503 without the maintenance code). [GA-16]
 */
export function isRetriableRead(method: string, failure: CallFailure): boolean {
  if (method.toUpperCase() !== 'GET') return false;
  if (failure.status === null) return true;
  return [408, 502, 503, 504].includes(failure.status) && !isMaintenance(failure);
}

/** What follows a failed call: another try after a delay, or the failure is final. */
export type StepAfterFailure =
  | { readonly kind: 'retry'; readonly delayMs: number }
  | { readonly kind: 'give-up' };

/**
 * What follows the `attempt`-th try (1 is the first) of a call that failed: at most three more tries, 2 s apart each, and
 * only where {@link isRetriableRead} says so. [CONST-6, CONST-7, GA-16]
 */
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
