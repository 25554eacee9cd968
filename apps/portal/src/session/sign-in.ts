import type { UserAction } from '@partyline/session';
import { endSessionIfRevoked } from './account/session-changes.ts';
import { openSession } from './account/open-session.ts';
import { identity, tokens } from './api.ts';
import { type OtherProvider, identityFailureOf } from './identity/identity.ts';
import { getSession } from './session-store.ts';
import { checkEmailConfirmed, tabContext } from './tab-session.ts';
import { storedValues } from './tabs/stored-values.ts';

/** Preloads providers: a popup must open within the click. */
export function prepareSignInMethods(): void {
  identity.signInMethods().catch(() => undefined);
}

/**
 * Creates a password account, e-mails the confirmation link and opens the session. Throws the identity service's error, but not
 * for a failed e-mail: /confirm-email sends another. [AUTH-1, AUTH-2]
 */
export async function signUp(email: string, password: string): Promise<void> {
  const methods = await identity.signInMethods();
  const user = await methods.signUp(email, password);
  await sendConfirmation(user.uid).catch(() => undefined);
  await openSession(tabContext, user);
}

/** Signs in or up by popup, or by redirect where popups are blocked. Throws the provider's error. [GEN-2, AUTH-6] */
export async function signInWith(provider: OtherProvider): Promise<void> {
  const methods = await identity.signInMethods();
  try {
    await openSession(tabContext, await methods.signInWithPopup(provider));
  } catch (error) {
    if (identityFailureOf(error) !== 'popup-blocked') throw error;
    await methods.signInWithRedirect(provider);
  }
}

/** Opens the session after a provider's redirect. Throws the provider's error. */
export async function finishSignInWith(onResult: () => void): Promise<void> {
  const methods = await identity.signInMethods();
  const user = await methods.getRedirectResult();
  if (user === null) return;
  onResult();
  await openSession(tabContext, user);
}

/** Mails a password reset link. Throws the identity service's error. [AUTH-3] */
export async function requestReset(email: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.sendPasswordReset(email);
}

/** Returns when this browser last requested a confirmation, in ms since 1970, or null. [GA-25] */
export function confirmationSentAt(uid: string): number | null {
  const text = storedValues.get('confirmation-sent', uid);
  const sentAt = Number(text ?? Number.NaN);
  return Number.isFinite(sentAt) ? sentAt : null;
}

/** Mails the confirmation link; throws the provider's error. [AUTH-2, GA-25] */
export async function sendConfirmation(uid: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.sendConfirmation();
  storedValues.set('confirmation-sent', String(Date.now()), uid);
}

/** Returns a mailed code's address without using the code; null for another action's code. [GR-6] */
export async function readMailedCode(action: UserAction, code: string): Promise<string | null> {
  const methods = await identity.signInMethods();
  const facts = await methods.checkActionCode(code);
  return facts.action === action ? facts.email : null;
}

/** Confirms, changes or recovers an e-mail by a code. [AUTH-2, AUTH-34] */
export async function applyMailedCode(action: UserAction, code: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.applyActionCode(code);
  if (action === 'verifyEmail') await checkEmailConfirmed().catch(() => false);
  else await endSessionOfCode();
}

/** Sets a new password by a code; ends all the user's sessions. [AUTH-3] */
export async function resetPassword(code: string, password: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.confirmPasswordReset(code, password);
  await endSessionOfCode();
}

/** Ends this session if the code ended it. Asks for a new token: the old one, if of the code's second, still counts as valid. */
async function endSessionOfCode(): Promise<void> {
  if (getSession().identity === null) return;
  try {
    await tokens.renew();
  } catch (error) {
    await endSessionIfRevoked(tabContext, error, 'logged-out');
  }
}

/** Signs in again for a recent login, by password or the provider's popup. [GX-19] */
export async function confirmSignIn(provider: string, password: string): Promise<void> {
  const methods = await identity.signInMethods();
  await (provider === 'password'
    ? methods.reauthenticate(password)
    : methods.reauthenticateWithPopup(provider));
  await tokens.renew();
}

/** Changes the password after signing in again. [GX-19] */
export async function changePassword(current: string, next: string): Promise<void> {
  const methods = await identity.signInMethods();
  await methods.reauthenticate(current);
  await tokens.renew();
  await methods.updatePassword(next);
  await tokens.renew();
}
