import type { Page } from '@playwright/test';
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@partyline/contract';
import type { TestUser } from './test-user.ts';

/** Runs no script: storage is written before the app starts. */
const PLAIN_FILE = '/favicon.svg';
/** The portal's Firebase app, part of the session's key. */
const APP_NAME = 'partyline';

interface SignInAnswer {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

type IdentitySettings = RuntimeConfig['identity'];

const known = new Map<string, Promise<IdentitySettings>>();

/** Reads the identity settings once per worker. */
function identitySettings(portal: string): Promise<IdentitySettings> {
  const settings = known.get(portal) ?? readIdentitySettings(portal);
  known.set(portal, settings);
  return settings;
}

async function readIdentitySettings(portal: string): Promise<IdentitySettings> {
  const html = await (await fetch(`${portal}/login`)).text();
  const json = new RegExp(`id="${RUNTIME_CONFIG_ELEMENT}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '';
  return (JSON.parse(json) as RuntimeConfig).identity; // the settings of our own page
}

/** Signs in as the SDK does; returns the session as the SDK stores it. */
async function openSession(
  { apiKey, emulatorUrl }: IdentitySettings,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
) {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = (await response.json()) as SignInAnswer; // the service's documented answer
  return {
    fbase_key: `firebase:authUser:${apiKey}:${APP_NAME}`,
    // The SDK reads the rest from the service.
    value: {
      uid: localId,
      email,
      emailVerified: false,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: {
        refreshToken,
        accessToken: idToken,
        expirationTime: Date.now() + Number(expiresIn) * 1000,
      },
      apiKey,
      appName: APP_NAME,
    },
  };
}

/**
 * Stores a session where the portal's Firebase SDK restores it from. The page is at a plain file then. With an expired token the next
 * page asks for a new one, which has the sign-in's time as the identity service then knows it.
 */
export async function storeSession(
  page: Page,
  user: Pick<TestUser, 'email' | 'password'>,
  { hasExpiredToken = false }: { readonly hasExpiredToken?: boolean } = {},
): Promise<void> {
  await page.goto(PLAIN_FILE);
  const session = await openSession(await identitySettings(new URL(page.url()).origin), user);
  if (hasExpiredToken) session.value.stsTokenManager.expirationTime = Date.now();
  await page.evaluate(async (record) => {
    const store = 'firebaseLocalStorage';
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB does not open'));
      opening.onsuccess = () => {
        const writing = opening.result.transaction(store, 'readwrite');
        writing.objectStore(store).put(record);
        writing.onerror = () => reject(writing.error ?? new Error('IndexedDB does not write'));
        writing.oncomplete = () => resolve();
      };
    });
    opening.result.close();
  }, session);
}
