import { ACTIVITY_WRITE_INTERVAL_MS } from '../tokens/timings.ts';
import { isWatched, type IdleLimits, type IdleState, type WatchedIdle } from './idle.ts';

/** What a tab reads before every step: the clock, and the time that all tabs share (null for none). */
export interface IdleReading {
  readonly nowMs: number;
  readonly storedActivityMs: number | null;
}

/**
 * What is known after a look at the clock and at the shared time. A clock that was set back takes the last activity back
 * with it, so that the time already idle keeps counting. A shared time that is known already counts for nothing, and so
 * does one ahead of the clock, left behind by a clock that was set back: neither may keep a session alive. [IDLE-4, GI-8, GI-9]
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

/** The phase by the time idle: prompting from 30:00, timed out from 32:00. [IDLE-1, IDLE-2, GI-2] */
export function phaseAt(
  state: WatchedIdle,
  nowMs: number,
  limits: IdleLimits,
): WatchedIdle['phase'] | 'timed-out' {
  const idleMs = nowMs - state.lastActivityMs;
  if (idleMs >= limits.timeoutMs + limits.promptMs) return 'timed-out';
  return idleMs >= limits.timeoutMs ? 'prompting' : 'active';
}

/** When the shared time has to be written at the latest, or null when it says what this tab knows. [GI-4] */
export function writeDueMs({ storedMs, lastActivityMs }: WatchedIdle): number | null {
  return lastActivityMs > storedMs ? storedMs + ACTIVITY_WRITE_INTERVAL_MS : null;
}

/**
 * How many milliseconds until the clock must be looked at again: to open the prompt, to log out, or to write the shared
 * time; 0 when that is overdue, null when there is nothing to look for, or no clock to go by. A tab that comes back to the
 * front looks at once, whatever this said, for timers pause while a machine sleeps. [IDLE-1, IDLE-2, GI-4, GI-9]
 */
export function nextIdleLookDelayMs(state: IdleState, nowMs: number, limits: IdleLimits): number | null {
  if (!isWatched(state) || !Number.isFinite(nowMs)) return null;
  const promptAtMs = state.lastActivityMs + limits.timeoutMs;
  const turnMs = state.phase === 'active' ? promptAtMs : promptAtMs + limits.promptMs;
  return Math.max(0, Math.min(turnMs, writeDueMs(state) ?? Infinity) - nowMs);
}

/** The whole seconds left until the logout while the prompt is open, a begun one counts; null otherwise. [IDLE-2, GI-7] */
export function computeIdleSecondsLeft(state: IdleState, nowMs: number, limits: IdleLimits): number | null {
  if (state.phase !== 'prompting') return null;
  const logoutAtMs = state.lastActivityMs + limits.timeoutMs + limits.promptMs;
  return Math.min(Math.ceil(limits.promptMs / 1000), Math.max(0, Math.ceil((logoutAtMs - nowMs) / 1000)));
}
