import type { UserAction } from '@partyline/session';
import { endSessionIfRevoked } from './account/end-session.ts';
import { identity, tokens } from './api.ts';
import { getSession } from './session-store.ts';
import { checkEmailConfirmed, tabContext } from './tab-session.ts';

/**
 * Returns the address of an e-mailed code when it is for the action of its link; null when it is for another. Uses nothing yet.
 * Throws the identity service's error, as all functions of this file do. [GR-6]
 */
export async function readMailedCode(action: UserAction, code: string): Promise<string | null> {
  const methods = await identity.signInMethods();
  const facts = await methods.checkActionCode(code);
  return facts.action === action ? facts.email : null;
}

/** Uses a code that confirms, changes or recovers an e-mail, and updates this browser's session. [AUTH-2, AUTH-34] */
export async function applyMailedCode(action: UserAction, code: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.applyActionCode(code);
  if (action === 'verifyEmail') await checkEmailConfirmed().catch(() => false);
  else await validateSession();
}

/** Sets a new password by a code; ends this browser's session with all others of the user. [AUTH-3] */
export async function resetPassword(code: string, password: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.confirmPasswordReset(code, password);
  await validateSession();
}

/** Asks the identity service whether this browser's session is still valid, and ends it otherwise. */
async function validateSession(): Promise<void> {
  if (getSession().identity === null) return;
  try {
    await identity.reload();
  } catch (error) {
    await endSessionIfRevoked(tabContext, error, 'logged-out');
  }
}

/** Signs the user in again with their password, so that the login is recent. [GX-19] */
export async function confirmPassword(password: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.reauthenticate(password);
  await tokens.renew();
}

/** Signs the user in again in a popup of their provider. [GX-19] */
export async function confirmThroughPopup(provider: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.reauthenticateWithPopup(provider);
  await tokens.renew();
}

/** Changes the password after signing in with the current one. [GX-19] */
export async function changePassword(current: string, next: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.reauthenticate(current);
  await tokens.renew();
  await methods.updatePassword(next);
  await tokens.renew();
}
