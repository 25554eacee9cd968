import type { RuntimeConfig } from '@partyline/contract';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { describeFirebaseUser } from './firebase-user.ts';
import type { Identity, IdentityDoors } from './identity.ts';
import type { IdentityUser } from './session-store.ts';

/** Part of the key the SDK keeps its session under: another name would sign everybody out. */
const APP_NAME = 'partyline';

/** The identity service of the Firebase SDK, with the doors that pages load when they need them. */
export interface FirebaseIdentity extends Identity {
  readonly doors: () => Promise<IdentityDoors>;
}

function openAuth({ apiKey, authDomain, projectId, emulatorUrl }: RuntimeConfig['identity']): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, APP_NAME), {
    persistence: [indexedDBLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  // Mails are written in the language of the portal.
  auth.languageCode = 'en';
  return auth;
}

/** The Firebase SDK, talking to Google, or to the identity service the settings name. [GP-2] */
export function createFirebaseIdentity(settings: RuntimeConfig['identity']): FirebaseIdentity {
  const auth = openAuth(settings);
  const known = (): IdentityUser | null => (auth.currentUser ? describeFirebaseUser(auth.currentUser) : null);

  return {
    async restore() {
      await auth.authStateReady();
      return known();
    },
    async reload() {
      await auth.currentUser?.reload();
      return known();
    },
    signIn: async (email, password) =>
      describeFirebaseUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => auth.signOut(),
    currentToken: async () => (await auth.currentUser?.getIdToken()) ?? '',
    async renewToken() {
      if (!auth.currentUser) throw new Error('nobody is signed in');
      return auth.currentUser.getIdToken(true);
    },
    async doors() {
      const { createFirebaseDoors } = await import('./firebase-doors.ts');
      return createFirebaseDoors(auth, settings.emulatorUrl);
    },
  };
}
