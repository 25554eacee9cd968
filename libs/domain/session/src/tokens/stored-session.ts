import { STORED_SESSION_TIMEOUT_MS } from './timings.ts';

/**
 * Whether a restored session was idle for {@link STORED_SESSION_TIMEOUT_MS} or longer (login counts as activity). Unix
 * milliseconds; false without a readable time. [AUTH-5, GI-3, GI-4]
 */
export function isStoredSessionExpired(lastActivityMs: number | null, nowMs: number): boolean {
  if (lastActivityMs === null || !Number.isFinite(lastActivityMs)) return false;
  return nowMs - lastActivityMs >= STORED_SESSION_TIMEOUT_MS;
}
