import { IDLE_DEFAULT_TIMEOUT_MS } from '../tokens/timings.ts';

/** Until the prompt opens, then until logout. [IDLE-1, IDLE-2, GI-2] */
export interface IdleLimits {
  readonly timeoutMs: number;
  readonly promptMs: number;
}

/** Returns whole limits: 20 min without a prompt for missing, negative or non-finite values. [IDLE-3, GI-1] */
export function idleLimits(stated: Partial<IdleLimits> = {}): IdleLimits {
  return {
    timeoutMs: durationOr(stated.timeoutMs, IDLE_DEFAULT_TIMEOUT_MS),
    promptMs: durationOr(stated.promptMs, 0),
  };
}

function durationOr(stated: number | undefined, fallback: number): number {
  return stated !== undefined && Number.isFinite(stated) && stated >= 0 ? stated : fallback;
}

/** Unix milliseconds. */
export interface WatchedIdle {
  /** `prompting`: userIdleTimeout. */
  readonly phase: 'active' | 'prompting';
  /** Newest activity of any tab. */
  readonly lastActivityMs: number;
  /** As last read or written. */
  readonly storedMs: number;
  /** Detects a clock that was set back. */
  readonly lookedAtMs: number;
}

/** `off`: signed out. `timed-out` (isIdleTimeoutAction): the logout waits to be acknowledged. [IDLE-6, GI-6] */
export type IdleState = { readonly phase: 'off' } | WatchedIdle | { readonly phase: 'timed-out' };

export type IdlePhase = IdleState['phase'];

/** No user is signed in. */
export const IDLE_OFF: IdleState = Object.freeze({ phase: 'off' });
/** The prompt ran out. */
export const IDLE_TIMED_OUT: IdleState = Object.freeze({ phase: 'timed-out' });

/** Flags of the session record; the second implies the first. [IDLE-6, GI-6, ENT-14] */
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

/** Returns the stored flags of an idle state. [IDLE-6, GI-6] */
export function idleFlagsOf({ phase }: IdleState): IdleFlags {
  return FLAGS[phase];
}

/** Returns whether the session is watched. */
export function isWatched(state: IdleState): state is WatchedIdle {
  return state.phase === 'active' || state.phase === 'prompting';
}
