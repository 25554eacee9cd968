import { randomUUID } from 'node:crypto';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth as AdminAuth } from 'firebase-admin/auth';

/** The unmodified SDKs, connected to a sandbox. */
export interface IdentityClients {
  readonly web: Auth;
  readonly admin: AdminAuth;
  close(): Promise<void>;
}

export function identityClients(url: string): IdentityClients {
  const name = randomUUID();
  const webApp = initializeWebApp({ apiKey: 'any', projectId: 'demo-partyline' }, name);
  const web = initializeAuth(webApp, { persistence: inMemoryPersistence });
  connectAuthEmulator(web, url, { disableWarnings: true });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(url).host;
  const adminApp = initializeApp({ projectId: 'demo-partyline' }, name);
  const admin = getAuth(adminApp);
  return {
    web,
    admin,
    close: async () => {
      await Promise.all([deleteWebApp(webApp), deleteApp(adminApp)]);
    },
  };
}
