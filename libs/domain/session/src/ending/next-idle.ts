import { lookAtClock, phaseAt, writeDueMs, type IdleReading } from './idle-clock.ts';
import { IDLE_OFF, IDLE_TIMED_OUT, isWatched } from './idle.ts';
import type { IdleLimits, IdleState, WatchedIdle } from './idle.ts';

/**
 * What can happen to a tab.
 * - `sign-in`: somebody has just signed in; `restore`: a session was found when the app started.
 * - `look`: the clock is due, the tab came to the front, or the shared time changed.
 * - `activity`: pointer, key, touch or wheel; it counts in a visible tab alone. Background polling is none. [GI-10]
 * - `leave`: the tab goes to the background or is closed.
 * - `stay`, `log-out`: the buttons of the dialog. `acknowledge`: the logout was taken note of, at /login.
 * - `timed-out-elsewhere`, `signed-out`: another tab's prompt ran out; the session ended for another reason.
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

/** What a tab has to do, in order. */
export type IdleEffect =
  /** Write the time that all tabs share, under its own key. [GI-4] */
  | { readonly kind: 'write-activity'; readonly atMs: number }
  /** Tell the other tabs that the prompt ran out. [IDLE-5, GI-8] */
  | { readonly kind: 'tell-timed-out' }
  | { readonly kind: 'end-session'; readonly reason: 'idle' | 'logged-out' };

/** Where a tab stands after an event, and what it has to do. */
export interface IdleStep {
  readonly state: IdleState;
  readonly effects: readonly IdleEffect[];
}

/**
 * Where a tab stands after an event. Every step looks at the clock first: whoever was idle for 32:00 is logged out at that
 * look, without a prompt if none was seen and whatever the event was, for a late timer saves nobody. Until then activity in
 * any tab closes the prompt in all. An event that means nothing in a state leaves it as it is.
 * [IDLE-1, IDLE-2, IDLE-4, IDLE-5, IDLE-6, IDLE-9, IDLE-10, AUTH-5, GI-4, GI-6, GI-8, GI-9, GI-10]
 */
export function nextIdle(
  state: IdleState,
  event: IdleEvent,
  reading: IdleReading,
  limits: IdleLimits,
): IdleStep {
  if (!Number.isFinite(reading.nowMs)) return { state, effects: [] };
  // Only a new sign-in, which proves that somebody is there, is stronger than the clock.
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
  // Only a clock that was set back leaves a shared time behind that is newer than any activity.
  const isAhead = known.storedMs > known.lastActivityMs;
  return writeWhenDue({ ...known, phase }, reading.nowMs, event.kind === 'leave' || isAhead);
}

/** Without a sign-in: from `off` only a session that was found leads on, from `timed-out` an acknowledgement back. [GI-6] */
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

/** A session begins with an activity, which is written at once. */
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

/** Writes what the shared time does not say yet, at most every 30 s unless it is urgent. [GI-4] */
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
