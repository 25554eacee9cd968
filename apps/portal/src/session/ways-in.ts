import { sendConfirmation } from './confirmation-mail.ts';
import type { OtherProvider } from './identity.ts';
import { openSession } from './open-session.ts';
import { describeSignInFailure } from './sign-in-failure.ts';
import { tabContext } from './tab-session.ts';
import { identity } from './tab-tokens.ts';

/** Gets ready what signing up and other providers need, so that a press on a button opens its window at once. */
export function prepareWaysIn(): void {
  identity.doors().catch(() => undefined);
}

/**
 * Makes an account with a password, mails the link that confirms the e-mail, and opens the session. Throws the identity
 * service's error; a mail that could not be sent is none: /confirm-email sends another. [AUTH-1, AUTH-2]
 */
export async function signUp(email: string, password: string): Promise<void> {
  const doors = await identity.doors();
  const user = await doors.signUp(email, password);
  await sendConfirmation(user.uid).catch(() => undefined);
  await openSession(tabContext, user);
}

/**
 * Signs in or up with another provider: in a window, or by leaving the page where windows are blocked. Throws the identity
 * service's error. [GEN-2, AUTH-6]
 */
export async function signInWith(provider: OtherProvider): Promise<void> {
  const doors = await identity.doors();
  try {
    await openSession(tabContext, await doors.signInThroughWindow(provider));
  } catch (error) {
    if (describeSignInFailure(error) !== 'popup-blocked') throw error;
    await doors.leaveForProvider(provider);
  }
}

/**
 * Opens the session of whoever has come back from a provider, if anybody has; `onBack` is told first. Throws as
 * {@link signInWith}.
 */
export async function finishSignInWith(onBack: () => void): Promise<void> {
  const doors = await identity.doors();
  const user = await doors.comeBack();
  if (user === null) return;
  onBack();
  await openSession(tabContext, user);
}

/** Mails a link that leads to a new password, to whoever has an account with this e-mail. Throws the service's error. [AUTH-3] */
export async function requestReset(email: string): Promise<void> {
  const doors = await identity.doors();
  await doors.sendReset(email);
}
