import type { IdentityUser } from './session-store.ts';

/** Part of the key the SDK keeps its session under: another name would sign everybody out. */
export const FIREBASE_APP_NAME = 'partyline';

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
/** What is nearer to its end is left to the SDK: it might run out on its way. */
const TOKEN_MARGIN_MS = 30_000;

/** Whom the SDK has kept in this browser, and the token it would give. */
export interface KeptUser {
  readonly identity: IdentityUser;
  readonly token: string;
  readonly expiresAtMs: number;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textIn = (record: unknown, name: string): string => {
  const value = isObject(record) ? record[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Reads the SDK's record of a person; null for whatever looks otherwise. Its shape is the SDK's own affair: it may change. */
export function parseKeptUser(record: unknown): KeptUser | null {
  const user = isObject(record) ? record['value'] : undefined;
  if (!isObject(user)) return null;
  const { stsTokenManager: tokens, providerData: providers, emailVerified } = user;
  const uid = textIn(user, 'uid');
  const token = textIn(tokens, 'accessToken');
  const expiresAtMs = isObject(tokens) ? tokens['expirationTime'] : undefined;
  if (uid === '' || token === '' || typeof expiresAtMs !== 'number') return null;
  const first: unknown = Array.isArray(providers) ? providers[0] : undefined;
  const identity = {
    uid,
    email: textIn(user, 'email'),
    provider: textIn(first, 'providerId') || 'password',
    isProviderVerified: emailVerified === true,
  };
  return { identity, token, expiresAtMs };
}

/** Whether the token can still be sent. */
export function isTokenGood({ expiresAtMs }: KeptUser, nowMs: number): boolean {
  return nowMs < expiresAtMs - TOKEN_MARGIN_MS;
}

/** Reads whom the SDK has kept, without the SDK; null where it has kept nobody, or where that cannot be read. Never throws. */
export async function readKeptUser(apiKey: string): Promise<KeptUser | null> {
  return parseKeptUser(await inStore('readonly', (store) => store.get(keyOf(apiKey))));
}

/** Has the browser forget whom the SDK has kept, where the SDK itself cannot be had. Never throws. */
export async function forgetKeptUser(apiKey: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(keyOf(apiKey)));
}

const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:${FIREBASE_APP_NAME}`;

/** Does one thing in the SDK's store and gives what came of it; undefined where there is no such store or it does not answer. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    // There is none yet: making it is the SDK's affair.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await answerOf(opening);
    try {
      return await answerOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(request.error ?? new Error('the store does not answer'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = giveUp;
    if (request instanceof IDBOpenDBRequest) request.onblocked = giveUp;
  });
}
