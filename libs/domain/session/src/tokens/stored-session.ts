import { STORED_SESSION_TIMEOUT_MS } from './timings.ts';

/**
 * Says whether a session found at the start of the app has been idle for too long: the stored time of its last
 * activity (login counts) lies {@link STORED_SESSION_TIMEOUT_MS} back or more. Times are milliseconds since 1970; without
 * a readable stored time nothing has elapsed. [AUTH-5, GI-3, GI-4]
 */
export function isStoredSessionExpired(lastActivityMs: number | null, nowMs: number): boolean {
  if (lastActivityMs === null || !Number.isFinite(lastActivityMs)) return false;
  return nowMs - lastActivityMs >= STORED_SESSION_TIMEOUT_MS;
}
