import type { UserAction } from '@partyline/session';
import { leaveIfOver } from './leave-if-over.ts';
import { getSession } from './session-store.ts';
import { checkEmailConfirmed } from './tab-session.ts';
import { identity } from './tab-tokens.ts';

/**
 * Whose code it is, when it is for the action that its link names; null when it is for another. Nothing is used yet. Throws the
 * identity service's error. [GR-6]
 */
export async function readMailedCode(action: UserAction, code: string): Promise<string | null> {
  const doors = await identity.doors();
  const facts = await doors.readCode(code);
  return facts.action === action ? facts.email : null;
}

/** Uses a code that confirms, changes or takes back an e-mail, then lets the session of this browser follow. [AUTH-2, AUTH-34] */
export async function applyMailedCode(action: UserAction, code: string): Promise<void> {
  const doors = await identity.doors();
  await doors.useCode(code);
  if (action === 'verifyEmail') await checkEmailConfirmed().catch(() => false);
  else await recheckSession();
}

/** Sets a new password by a code; the session of this browser ends with all others of the account. [AUTH-3] */
export async function resetPassword(code: string, password: string): Promise<void> {
  const doors = await identity.doors();
  await doors.resetPassword(code, password);
  await recheckSession();
}

/** Asks the identity service whether the session of this browser still stands, and ends it when it does not. */
async function recheckSession(): Promise<void> {
  if (getSession().identity === null) return;
  try {
    await identity.reload();
  } catch (error) {
    await leaveIfOver(error, 'logged-out');
  }
}
