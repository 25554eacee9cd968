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
import { FIREBASE_APP_NAME } from './firebase-kept.ts';

/** The part of the Firebase SDK that keeps somebody signed in: fetched beside the app, for it is large. */
export interface FirebaseSdk {
  readonly auth: Auth;
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** Starts the SDK: from then on it reads what it has kept, and asks whether that still holds. */
export function openFirebase(settings: RuntimeConfig['identity']): FirebaseSdk {
  const { apiKey, authDomain, projectId, emulatorUrl } = settings;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, FIREBASE_APP_NAME), {
    persistence: [indexedDBLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  // Mails are written in the language of the portal.
  auth.languageCode = 'en';
  return {
    auth,
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
  };
}
