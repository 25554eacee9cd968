import { TOKEN_REFRESH_BEFORE_EXPIRY_MS, TOKEN_REFRESH_MIN_INTERVAL_MS } from './timings.ts';

/** The longest delay a timer takes; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * How many milliseconds to wait before the token is refreshed: until 5 minutes before its expiry, never sooner than 30 s
 * after the last refresh, 0 when it is overdue. An expiry that cannot be read counts as overdue; a wait longer than a
 * timer takes is cut there, so ask again when it fires. null while idle-timed-out: then no refresh is due. `expSeconds` is
 * the token's own claim, the other times are milliseconds since 1970. [AUTH-17, CONST-10, GA-18]
 */
export function nextRefreshDelayMs(
  expSeconds: number,
  nowMs: number,
  lastRefreshMs: number | null,
  isIdleTimeoutAction = false,
): number | null {
  if (isIdleTimeoutAction) return null;
  const due = Number.isFinite(expSeconds) ? expSeconds * 1000 - TOKEN_REFRESH_BEFORE_EXPIRY_MS : nowMs;
  // A clock that was set back since makes the last refresh lie ahead; it then counts as just now.
  const isLastKnown = lastRefreshMs !== null && !Number.isNaN(lastRefreshMs);
  const pauseMs = isLastKnown ? Math.min(lastRefreshMs, nowMs) + TOKEN_REFRESH_MIN_INTERVAL_MS - nowMs : 0;
  return Math.min(Math.max(0, due - nowMs, pauseMs), LONGEST_TIMER_MS);
}

/** What is known of a token and of the clock it came under. Claims are in seconds, the rest in milliseconds since 1970. */
export interface ReceivedToken {
  readonly expSeconds: number;
  readonly iatSeconds: number;
  /** When this browser got it from the identity provider; null for one that was found. */
  readonly receivedAtMs: number | null;
  readonly lastRefreshMs: number | null;
}

/**
 * How many milliseconds to wait before a token is refreshed, on a browser whose clock may be wrong. A token that was just
 * received lives as long as it says from that moment on, whatever the clock shows; a clock that was set back since then
 * makes it overdue. A found token, or claims that make no sense, go by `nextRefreshDelayMs`. [AUTH-17, CONST-10, GA-18]
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
