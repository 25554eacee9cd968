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
import { PAGE_LANGUAGE } from '../../language.ts';

/** Part of the key of the SDK's session: another name would sign everybody out. */
export const APP_NAME = 'partyline';

/** The part of the Firebase SDK that restores a session and signs in with a password: loaded lazily, because it is large. */
export interface FirebaseSdk {
  readonly auth: Auth;
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** Starts the SDK, which then restores its session and validates it with the service. */
export function openFirebase(settings: RuntimeConfig['identity']): FirebaseSdk {
  const { apiKey, authDomain, projectId, emulatorUrl } = settings;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, APP_NAME), {
    persistence: [indexedDBLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  // E-mails are written in the language of the portal.
  auth.languageCode = PAGE_LANGUAGE;
  return {
    auth,
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
  };
}
