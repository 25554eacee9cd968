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

/** In the SDK's storage key: renaming it signs all users out. */
export const APP_NAME = 'partyline';

/** Restore and password sign-in; lazy, because it is large. */
export interface FirebaseSdk {
  readonly auth: Auth;
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** Starts the SDK, which restores and validates its session. */
export function openFirebase(settings: RuntimeConfig['identity']): FirebaseSdk {
  const { apiKey, authDomain, projectId, emulatorUrl } = settings;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, APP_NAME), {
    persistence: [indexedDBLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  // For its e-mails.
  auth.languageCode = PAGE_LANGUAGE;
  return {
    auth,
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
  };
}
