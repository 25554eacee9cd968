import type { UserAction } from '@partyline/session';
import {
  ActionCodeOperation,
  applyActionCode,
  browserPopupRedirectResolver as resolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithPopup,
  signInWithRedirect,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { identityUserOf, type SignInMethods } from './identity.ts';

const ACTIONS: Readonly<Record<string, UserAction>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
};

const providerOf = (id: string) => (id === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(id));

/** Returns a provider that asks which account to use, for users with several. */
const choosingProviderOf = (id: string) => providerOf(id).setCustomParameters({ prompt: 'select_account' });

/** Loads the SDK's iframe library from Google, or from the emulator, which serves its own. */
function loadIframeLibrary(emulatorUrl: string | null): Promise<unknown> {
  if (emulatorUrl === null) return Promise.resolve();
  return import(/* @vite-ignore */ `${emulatorUrl}/emulator/auth/gapi.js`).catch(() => undefined);
}

/** Creates the Firebase sign-in methods. Mailed links lead to /useraction by project configuration. [GR-6] */
export async function createFirebaseSignIn(auth: Auth, emulatorUrl: string | null): Promise<SignInMethods> {
  await loadIframeLibrary(emulatorUrl);
  // Required, but only used by the provider's own page.
  const link = { url: `${location.origin}/login` };
  const signedIn = (): User => {
    if (auth.currentUser === null) throw new Error('no user is signed in');
    return auth.currentUser;
  };
  return {
    signUp: async (email, password) =>
      identityUserOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    signInWithPopup: async (provider) =>
      identityUserOf((await signInWithPopup(auth, choosingProviderOf(provider), resolver)).user),
    signInWithRedirect: (provider) => signInWithRedirect(auth, choosingProviderOf(provider), resolver),
    async getRedirectResult() {
      const result = await getRedirectResult(auth, resolver);
      return result && identityUserOf(result.user);
    },
    async sendConfirmation() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser, link);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email, link),
    async checkActionCode(code) {
      const { operation, data } = await checkActionCode(auth, code);
      return { action: ACTIONS[operation] ?? null, email: data.email ?? '' };
    },
    applyActionCode: (code) => applyActionCode(auth, code),
    confirmPasswordReset: (code, password) => confirmPasswordReset(auth, code, password),
    async reauthenticate(password) {
      const user = signedIn();
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
    async reauthenticateWithPopup(provider) {
      await reauthenticateWithPopup(signedIn(), providerOf(provider), resolver);
    },
    updatePassword: (password) => updatePassword(signedIn(), password),
  };
}
