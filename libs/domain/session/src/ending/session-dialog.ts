import type { IdleFlags } from './idle.ts';
import { AFTER_SESSION, type SessionEnd } from './session-end.ts';

/** Dialogs about the session itself. [IDLE-8, AUTH-33] */
export type SessionDialog = 'idle-prompt' | 'timed-out' | 'expired';

export interface SessionDialogFacts extends IdleFlags {
  readonly endedBy: SessionEnd | null;
}

/** Returns the open session dialog, on any page; null for none. [IDLE-7, IDLE-8, AUTH-33, GI-5, GI-6] */
export function sessionDialogOf(facts: SessionDialogFacts): SessionDialog | null {
  if (facts.userIdleTimeout && !facts.isIdleTimeoutAction) return 'idle-prompt';
  const notice = facts.endedBy === null ? 'none' : AFTER_SESSION[facts.endedBy].notice;
  if (notice === 'idle-dialog') return 'timed-out';
  return notice === 'expired-modal' ? 'expired' : null;
}
