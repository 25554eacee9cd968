import { getApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  getAuth,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  updatePassword,
  type User,
} from 'firebase/auth';
import { identity, tokens } from './tab-tokens.ts';

/** The name the identity service of this tab was opened under. */
const APP_NAME = 'partyline';

function signedIn(): User {
  const { currentUser } = getAuth(getApp(APP_NAME));
  if (currentUser === null) throw new Error('nobody is signed in');
  return currentUser;
}

/** Signs the person in once more with their password, so that the login is recent. Throws the identity service's error. [GX-19] */
export async function confirmPassword(password: string): Promise<void> {
  const user = signedIn();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await tokens.renew();
}

/** Signs the person in once more through a window of their provider. Throws the identity service's error. [GX-19] */
export async function confirmThroughWindow(provider: string): Promise<void> {
  // What the SDK needs for windows is got ready there.
  await identity.doors();
  const known = provider === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(provider);
  await reauthenticateWithPopup(signedIn(), known, browserPopupRedirectResolver);
  await tokens.renew();
}

/** Changes the password after a sign-in with the one so far. Throws the identity service's error. [GX-19] */
export async function changePassword(current: string, next: string): Promise<void> {
  await confirmPassword(current);
  await updatePassword(signedIn(), next);
  await tokens.renew();
}
