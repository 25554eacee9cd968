import type { IdleFlags } from './idle.ts';
import { AFTER_SESSION, type SessionEnd } from './session-end.ts';

/** The dialogs about the session itself: still there?, logged out for inactivity, expired. [IDLE-8, AUTH-33] */
export type SessionDialog = 'idle-prompt' | 'timed-out' | 'expired';

/** What decides which of them is open. */
export interface SessionDialogFacts extends IdleFlags {
  readonly endedBy: SessionEnd | null;
}

/**
 * Returns the dialog about the session that is open, on every page alike: the prompt while the user is idle, and the notice
 * after a session that ran out or expired, until it is acknowledged. null for none. [IDLE-7, IDLE-8, AUTH-33, GI-5, GI-6]
 */
export function sessionDialogOf(facts: SessionDialogFacts): SessionDialog | null {
  if (facts.userIdleTimeout && !facts.isIdleTimeoutAction) return 'idle-prompt';
  const notice = facts.endedBy === null ? 'none' : AFTER_SESSION[facts.endedBy].notice;
  if (notice === 'idle-dialog') return 'timed-out';
  return notice === 'expired-modal' ? 'expired' : null;
}
