import { millisecondsInMinute } from 'date-fns/constants';
import { TOKEN_REFRESH_BEFORE_EXPIRY_MS, TOKEN_REFRESH_MIN_INTERVAL_MS } from './timings.ts';

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns the milliseconds until the token refresh, 0 if overdue or unreadable, cut at the longest timer; null while
 * idle-timed-out. `expSeconds` is the claim. [AUTH-17, CONST-10, GA-18]
 */
export function nextRefreshDelayMs(
  expSeconds: number,
  nowMs: number,
  lastRefreshMs: number | null,
  isIdleTimeoutAction = false,
): number | null {
  if (isIdleTimeoutAction) return null;
  const due = Number.isFinite(expSeconds) ? expSeconds * 1000 - TOKEN_REFRESH_BEFORE_EXPIRY_MS : nowMs;
  // A last refresh ahead of a clock that was set back counts as just now.
  const isLastKnown = lastRefreshMs !== null && !Number.isNaN(lastRefreshMs);
  const pauseMs = isLastKnown ? Math.min(lastRefreshMs, nowMs) + TOKEN_REFRESH_MIN_INTERVAL_MS - nowMs : 0;
  return Math.min(Math.max(0, due - nowMs, pauseMs), LONGEST_TIMER_MS);
}

/** Claims are in seconds, the rest in Unix milliseconds. */
export interface ReceivedToken {
  readonly expSeconds: number;
  readonly iatSeconds: number;
  /** At this browser; null for a restored token. */
  readonly receivedAtMs: number | null;
  readonly lastRefreshMs: number | null;
}

/**
 * Returns the milliseconds until the next refresh on a possibly wrong clock: a new token lives from its receipt; a clock set back
 * makes it overdue. [AUTH-17, CONST-10, GA-18]
 */
export function nextSkewedRefreshDelayMs(
  { expSeconds, iatSeconds, receivedAtMs, lastRefreshMs }: ReceivedToken,
  nowMs: number,
  isIdleTimeoutAction = false,
): number | null {
  const lifeSeconds = expSeconds - iatSeconds;
  const isLifeKnown = receivedAtMs !== null && Number.isFinite(lifeSeconds) && lifeSeconds > 0;
  if (!isLifeKnown) return nextRefreshDelayMs(expSeconds, nowMs, lastRefreshMs, isIdleTimeoutAction);
  const endSeconds = nowMs < receivedAtMs ? NaN : receivedAtMs / 1000 + lifeSeconds;
  return nextRefreshDelayMs(endSeconds, nowMs, lastRefreshMs, isIdleTimeoutAction);
}

/** [GX-19, GO-4] */
export const RECENT_LOGIN_MS = 5 * millisecondsInMinute;

/**
 * Returns whether a sign-in is recent, by Unix seconds and milliseconds. A future sign-in counts, because clocks differ; NaN does
 * not. [ERR-23, GX-19]
 */
export function isLoginRecent(signedInAtS: number, nowMs: number): boolean {
  return nowMs - signedInAtS * 1000 <= RECENT_LOGIN_MS;
}
