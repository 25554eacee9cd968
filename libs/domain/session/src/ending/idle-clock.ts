import { ACTIVITY_WRITE_INTERVAL_MS } from '../tokens/timings.ts';
import { isWatched, type IdleLimits, type IdleState, type WatchedIdle } from './idle.ts';

/** Read before every step; null: no shared time. */
export interface IdleReading {
  readonly nowMs: number;
  readonly storedActivityMs: number | null;
}

/**
 * Reads the clock: one set back moves the last activity back too; a shared time already known or ahead of the clock extends
 * nothing. [IDLE-4, GI-8, GI-9]
 */
export function lookAtClock(state: WatchedIdle, { nowMs, storedActivityMs }: IdleReading): WatchedIdle {
  const setBackMs = Math.max(0, state.lookedAtMs - nowMs);
  const ownMs = state.lastActivityMs - setBackMs;
  const isReadable = storedActivityMs !== null && Number.isFinite(storedActivityMs);
  const isNews = isReadable && storedActivityMs <= nowMs && storedActivityMs !== state.storedMs;
  return {
    phase: state.phase,
    lastActivityMs: isNews ? Math.max(ownMs, storedActivityMs) : ownMs,
    storedMs: isReadable ? storedActivityMs : state.storedMs,
    lookedAtMs: nowMs,
  };
}

/** Returns the phase at an instant: prompting from 30:00, timed out from 32:00. [IDLE-1, IDLE-2, GI-2] */
export function phaseAt(
  state: WatchedIdle,
  nowMs: number,
  limits: IdleLimits,
): WatchedIdle['phase'] | 'timed-out' {
  const idleMs = nowMs - state.lastActivityMs;
  if (idleMs >= limits.timeoutMs + limits.promptMs) return 'timed-out';
  return idleMs >= limits.timeoutMs ? 'prompting' : 'active';
}

/** Returns the latest time to write the shared time; null if it is current. [GI-4] */
export function writeDueMs({ storedMs, lastActivityMs }: WatchedIdle): number | null {
  return lastActivityMs > storedMs ? storedMs + ACTIVITY_WRITE_INTERVAL_MS : null;
}

/**
 * Returns the milliseconds until the next look; 0 if overdue, null if none is needed or the clock is unreadable. A tab that becomes
 * visible looks at once: timers pause during sleep. [IDLE-1, IDLE-2, GI-4, GI-9]
 */
export function nextIdleLookDelayMs(state: IdleState, nowMs: number, limits: IdleLimits): number | null {
  if (!isWatched(state) || !Number.isFinite(nowMs)) return null;
  const promptAtMs = state.lastActivityMs + limits.timeoutMs;
  const turnMs = state.phase === 'active' ? promptAtMs : promptAtMs + limits.promptMs;
  return Math.max(0, Math.min(turnMs, writeDueMs(state) ?? Infinity) - nowMs);
}

/** Returns the seconds until logout, rounded up, while the prompt is open; else null. [IDLE-2, GI-7] */
export function computeIdleSecondsLeft(state: IdleState, nowMs: number, limits: IdleLimits): number | null {
  if (state.phase !== 'prompting') return null;
  const logoutAtMs = state.lastActivityMs + limits.timeoutMs + limits.promptMs;
  return Math.min(Math.ceil(limits.promptMs / 1000), Math.max(0, Math.ceil((logoutAtMs - nowMs) / 1000)));
}
