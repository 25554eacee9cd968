import { IDLE_DEFAULT_TIMEOUT_MS } from '../tokens/timings.ts';

/** How long somebody may do nothing: until the prompt opens, and from there until the logout. [IDLE-1, IDLE-2, GI-2] */
export interface IdleLimits {
  readonly timeoutMs: number;
  readonly promptMs: number;
}

/** Limits from what is stated: 20 min and no prompt where nothing is, or no finite number from 0 up. [IDLE-3, GI-1] */
export function idleLimits(stated: Partial<IdleLimits> = {}): IdleLimits {
  return {
    timeoutMs: durationOr(stated.timeoutMs, IDLE_DEFAULT_TIMEOUT_MS),
    promptMs: durationOr(stated.promptMs, 0),
  };
}

function durationOr(stated: number | undefined, fallback: number): number {
  return stated !== undefined && Number.isFinite(stated) && stated >= 0 ? stated : fallback;
}

/** What one tab knows while somebody is signed in. Times are milliseconds since 1970. */
export interface WatchedIdle {
  /** `prompting`: the prompt is open, that is userIdleTimeout. */
  readonly phase: 'active' | 'prompting';
  /** The newest activity of any tab. */
  readonly lastActivityMs: number;
  /** The shared time as it was last read or written, to see when it has to be written again. */
  readonly storedMs: number;
  /** When the clock was last looked at, to see that it was set back. */
  readonly lookedAtMs: number;
}

/**
 * Where one tab stands: nobody is signed in (`off`), somebody is watched, or the prompt ran out and the logout waits to be
 * acknowledged (`timed-out`, that is isIdleTimeoutAction). [IDLE-6, GI-6]
 */
export type IdleState = { readonly phase: 'off' } | WatchedIdle | { readonly phase: 'timed-out' };

/** A state's name. */
export type IdlePhase = IdleState['phase'];

/** Nobody is signed in. */
export const IDLE_OFF: IdleState = Object.freeze({ phase: 'off' });
/** The prompt ran out. */
export const IDLE_TIMED_OUT: IdleState = Object.freeze({ phase: 'timed-out' });

/** The two flags of the session record. The first is up whenever the second is. [IDLE-6, GI-6, ENT-14] */
export interface IdleFlags {
  readonly userIdleTimeout: boolean;
  readonly isIdleTimeoutAction: boolean;
}

const FLAGS: Readonly<Record<IdlePhase, IdleFlags>> = {
  off: { userIdleTimeout: false, isIdleTimeoutAction: false },
  active: { userIdleTimeout: false, isIdleTimeoutAction: false },
  prompting: { userIdleTimeout: true, isIdleTimeoutAction: false },
  'timed-out': { userIdleTimeout: true, isIdleTimeoutAction: true },
};

/** The flags of a state. [IDLE-6, GI-6] */
export function idleFlagsOf({ phase }: IdleState): IdleFlags {
  return FLAGS[phase];
}

/** Whether somebody is watched. */
export function isWatched(state: IdleState): state is WatchedIdle {
  return state.phase === 'active' || state.phase === 'prompting';
}
