import type { UserAction } from '@partyline/session';
import {
  ActionCodeOperation,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type AuthProvider,
} from 'firebase/auth';
import { describeFirebaseUser } from './firebase-user.ts';
import type { IdentityDoors, OtherProvider } from './identity.ts';

const ACTIONS: Readonly<Record<string, UserAction>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
};

function providerOf(provider: OtherProvider): AuthProvider {
  const known = provider === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(provider);
  // Who has several accounts is asked which.
  return known.setCustomParameters({ prompt: 'select_account' });
}

/** The SDK would load its frame library from Google; an identity service of our own serves one that it uses as it is. */
function loadFrames(emulatorUrl: string | null): Promise<unknown> {
  if (emulatorUrl === null) return Promise.resolve();
  return import(/* @vite-ignore */ `${emulatorUrl}/emulator/auth/gapi.js`).catch(() => undefined);
}

/** The ways in and the codes of the Firebase SDK. A mailed link leads to /useraction, where the project says so. [GR-6] */
export async function createFirebaseDoors(auth: Auth, emulatorUrl: string | null): Promise<IdentityDoors> {
  await loadFrames(emulatorUrl);
  const resolver = browserPopupRedirectResolver;
  // Where a page of the provider's own would lead on; ours does not follow it.
  const link = { url: `${location.origin}/login` };

  return {
    signUp: async (email, password) =>
      describeFirebaseUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signInThroughWindow: async (provider) =>
      describeFirebaseUser((await signInWithPopup(auth, providerOf(provider), resolver)).user),
    leaveForProvider: (provider) => signInWithRedirect(auth, providerOf(provider), resolver),
    async comeBack() {
      const back = await getRedirectResult(auth, resolver);
      return back && describeFirebaseUser(back.user);
    },
    async sendConfirmation() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser, link);
    },
    sendReset: (email) => sendPasswordResetEmail(auth, email, link),
    async readCode(code) {
      const { operation, data } = await checkActionCode(auth, code);
      return { action: ACTIONS[operation] ?? null, email: data.email ?? '' };
    },
    useCode: (code) => applyActionCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
  };
}
