import { lookAtClock, phaseAt, writeDueMs, type IdleReading } from './idle-clock.ts';
import { IDLE_OFF, IDLE_TIMED_OUT, isWatched } from './idle.ts';
import type { IdleLimits, IdleState, WatchedIdle } from './idle.ts';

/**
 * Events of a tab.
 * - `restore`: a session was found when the app started.
 * - `look`: the clock is due, the tab became visible, or the shared time changed.
 * - `activity`: pointer, key, touch or wheel, in a visible tab only; background polling does not count. [GI-10]
 * - `leave`: the tab is hidden or closed.
 * - `stay`, `log-out`: buttons of the dialog. `acknowledge`: at /login.
 * - `timed-out-elsewhere`: another tab's prompt ran out. `signed-out`: the session ended for another reason.
 */
export type IdleEvent =
  | {
      readonly kind:
        | 'sign-in'
        | 'restore'
        | 'look'
        | 'leave'
        | 'stay'
        | 'log-out'
        | 'acknowledge'
        | 'timed-out-elsewhere'
        | 'signed-out';
    }
  | { readonly kind: 'activity'; readonly isVisible: boolean };

/** Effects, in order. */
export type IdleEffect =
  /** [GI-4] */
  | { readonly kind: 'write-activity'; readonly atMs: number }
  /** Tell the other tabs that the prompt ran out. [IDLE-5, GI-8] */
  | { readonly kind: 'tell-timed-out' }
  | { readonly kind: 'end-session'; readonly reason: 'idle' | 'logged-out' };

export interface IdleStep {
  readonly state: IdleState;
  readonly effects: readonly IdleEffect[];
}

/**
 * Returns the state after an event. 32:00 of idle time log out whatever the event, because timers may be late; before, activity
 * in any tab closes the prompt in all. [IDLE-1, IDLE-2, IDLE-4, IDLE-5, IDLE-6, IDLE-9, IDLE-10, AUTH-5, GI-4, GI-6, GI-8, GI-9,
 * GI-10]
 */
export function nextIdle(
  state: IdleState,
  event: IdleEvent,
  reading: IdleReading,
  limits: IdleLimits,
): IdleStep {
  if (!Number.isFinite(reading.nowMs)) return { state, effects: [] };
  // Only a new sign-in, which proves presence, overrides the clock.
  if (event.kind === 'sign-in') return beginAt(reading.nowMs);
  if (!isWatched(state)) return leaveRest(state, event, reading, limits);
  if (event.kind === 'signed-out') return { state: IDLE_OFF, effects: [] };
  if (event.kind === 'timed-out-elsewhere') return endIdle(false);
  const known = lookAtClock(state, reading);
  const phase = phaseAt(known, reading.nowMs, limits);
  if (phase === 'timed-out') return endIdle(true);
  if (event.kind === 'log-out') {
    return { state: IDLE_OFF, effects: [{ kind: 'end-session', reason: 'logged-out' }] };
  }
  const isActivity = event.kind === 'stay' || (event.kind === 'activity' && event.isVisible);
  if (isActivity) return markActivity(known, reading.nowMs, state.phase === 'prompting');
  // Only a clock set back leaves a shared time newer than any activity.
  const isAhead = known.storedMs > known.lastActivityMs;
  return writeWhenDue({ ...known, phase }, reading.nowMs, event.kind === 'leave' || isAhead);
}

/** Leaves a state at rest: only `restore` leaves `off`; only `acknowledge` leaves `timed-out`. [GI-6] */
function leaveRest(state: IdleState, event: IdleEvent, reading: IdleReading, limits: IdleLimits): IdleStep {
  const { nowMs, storedActivityMs } = reading;
  if (event.kind === 'restore' && state.phase === 'off') {
    const isReadable = storedActivityMs !== null && Number.isFinite(storedActivityMs);
    if (!isReadable) return beginAt(nowMs);
    const lastActivityMs = Math.min(storedActivityMs, nowMs);
    const found = { phase: 'active', lastActivityMs, storedMs: storedActivityMs, lookedAtMs: nowMs } as const;
    return nextIdle(found, event, reading, limits);
  }
  return { state: event.kind === 'acknowledge' ? IDLE_OFF : state, effects: [] };
}

/** Starts a session with an activity, written at once. */
function beginAt(nowMs: number): IdleStep {
  return {
    state: { phase: 'active', lastActivityMs: nowMs, storedMs: nowMs, lookedAtMs: nowMs },
    effects: [{ kind: 'write-activity', atMs: nowMs }],
  };
}

function endIdle(isFirst: boolean): IdleStep {
  const end = { kind: 'end-session', reason: 'idle' } as const;
  return { state: IDLE_TIMED_OUT, effects: isFirst ? [{ kind: 'tell-timed-out' }, end] : [end] };
}

function markActivity(known: WatchedIdle, nowMs: number, isUrgent: boolean): IdleStep {
  return writeWhenDue({ ...known, phase: 'active', lastActivityMs: nowMs }, nowMs, isUrgent);
}

/** Writes a changed shared time, at most every 30 s unless urgent. [GI-4] */
function writeWhenDue(state: WatchedIdle, nowMs: number, isUrgent: boolean): IdleStep {
  const { lastActivityMs, storedMs } = state;
  const dueMs = writeDueMs(state);
  const isDue = (dueMs !== null && dueMs <= nowMs) || (isUrgent && lastActivityMs !== storedMs);
  if (!isDue) return { state, effects: [] };
  return {
    state: { ...state, storedMs: lastActivityMs },
    effects: [{ kind: 'write-activity', atMs: lastActivityMs }],
  };
}
