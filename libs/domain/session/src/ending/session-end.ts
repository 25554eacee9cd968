import type { IdleFlags } from './idle.ts';

/** Why a session ended. [AUTH-33, GA-11, GA-14, GI-6] */
export const SESSION_ENDS = [
  'logged-out',
  'idle',
  'session-expired',
  'session-failed',
  'login-failed',
  'email-not-verified',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export interface AfterSession {
  readonly leadsTo: '/' | '/login' | '/confirm-email';
  /** A dialog to confirm, a message, or nothing. */
  readonly notice: 'idle-dialog' | 'expired-modal' | 'session-error' | 'general-error' | 'none';
  /** Not after a logout. [GR-11] */
  readonly keepsRedirectTo: boolean;
  /** The server considers the e-mail unverified. [GA-33] */
  readonly dropsRegisterState: boolean;
}

const END: AfterSession = {
  leadsTo: '/login',
  notice: 'none',
  keepsRedirectTo: true,
  dropsRegisterState: false,
};

/**
 * An unverified e-mail keeps the user signed in with the identity provider, to confirm it. [AUTH-33, ACCT-12, IDLE-9, ERR-17,
 * ERR-18, ERR-19, ERR-24, GA-11, GA-14, GA-33]
 */
export const AFTER_SESSION: Readonly<Record<SessionEnd, AfterSession>> = {
  'logged-out': { ...END, leadsTo: '/', keepsRedirectTo: false },
  idle: { ...END, notice: 'idle-dialog' },
  'session-expired': { ...END, notice: 'expired-modal' },
  'session-failed': { ...END, notice: 'session-error' },
  'login-failed': { ...END, notice: 'general-error' },
  'email-not-verified': { ...END, leadsTo: '/confirm-email', dropsRegisterState: true },
};

/** Dialogs about the session itself. [IDLE-8, AUTH-33] */
export type SessionDialog = 'idle-prompt' | 'timed-out' | 'expired';

export interface SessionDialogFacts extends IdleFlags {
  readonly endedBy: SessionEnd | null;
}

/** Returns the dialog to show on any page; null for none. [IDLE-7, IDLE-8, AUTH-33, GI-5, GI-6] */
export function sessionDialogOf(facts: SessionDialogFacts): SessionDialog | null {
  if (facts.userIdleTimeout && !facts.isIdleTimeoutAction) return 'idle-prompt';
  const notice = facts.endedBy === null ? null : AFTER_SESSION[facts.endedBy].notice;
  if (notice === 'idle-dialog') return 'timed-out';
  return notice === 'expired-modal' ? 'expired' : null;
}
