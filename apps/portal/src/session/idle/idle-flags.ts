import { idleFlagsOf, type IdleFlags } from '@partyline/session';
import { getSession, updateSession } from '../session-store.ts';
import type { IdleWatch } from './idle-watch.ts';

/** Notes how far nobody being there has come. [IDLE-6, GI-6] */
function noteIdle(flags: IdleFlags): void {
  // A session that ran out keeps its flags until that is taken note of.
  if (getSession().endedBy !== 'idle') updateSession(flags);
}

/** Keeps the flags of the session as the watch has them, until the returned function is called. [ENT-14, IDLE-6, GI-6] */
export function followIdle({ state }: IdleWatch): () => void {
  const note = (): void => noteIdle(idleFlagsOf(state.get()));
  // What was found when the app started may have come so far already.
  note();
  return state.subscribe(note);
}

/** The end of the session was taken note of: nothing more is said of it. [AUTH-33, GI-6] */
export function acknowledgeEnd(): void {
  updateSession({ endedBy: null, userIdleTimeout: false, isIdleTimeoutAction: false });
}
