export interface Vault {
  /** Encrypts; a different text each time. */
  seal(value: unknown): Promise<string>;
  /** Decrypts; throws for changed or unsealed text and another key. */
  open(text: string): Promise<unknown>;
}

/** Format version. */
const VERSION = '1.';
const IV_BYTES = 12;

/**
 * Seals with AES-GCM and a fresh 96-bit IV. The key never leaves the browser's key store: protects data at rest, not against
 * scripts in the page. [AUTH-29, GA-19]
 */
export function createVault(getKey: () => Promise<CryptoKey>): Vault {
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await getKey(), plain);
      return VERSION + toBase64([...iv, ...new Uint8Array(sealed)]);
    },
    async open(text) {
      if (!text.startsWith(VERSION)) throw new Error('not a sealed text');
      const bytes = Uint8Array.from(atob(text.slice(VERSION.length)), (char) => char.charCodeAt(0));
      const [iv, sealed] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await getKey(), sealed);
      return JSON.parse(new TextDecoder().decode(plain)) as unknown;
    },
  };
}

function toBase64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** IndexedDB; methods reject where it is blocked. */
export interface Records {
  get(id: string): Promise<unknown>;
  put(id: string, value: unknown): Promise<void>;
  /** Rejects when the id exists. */
  add(id: string, value: unknown): Promise<void>;
  delete(id: string): Promise<void>;
}

const DATABASE = 'partyline';
const STORE = 'keys';
const KEY_ID = 'stored-user';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB does not answer'));
  });
}

async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await settled(request);
  try {
    return await settled<unknown>(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export const browserRecords: Records = {
  get: (id) => inStore('readonly', (store) => store.get(id)),
  put: async (id, value) => void (await inStore('readwrite', (store) => store.put(value, id))),
  add: async (id, value) => void (await inStore('readwrite', (store) => store.add(value, id))),
  delete: async (id) => void (await inStore('readwrite', (store) => store.delete(id))),
};

async function loadKey(records: Records): Promise<CryptoKey> {
  const stored = await records.get(KEY_ID);
  if (stored instanceof CryptoKey) return stored;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab was faster: its key counts.
  await records.add(KEY_ID, made).catch(() => undefined);
  const winner = await records.get(KEY_ID);
  if (!(winner instanceof CryptoKey)) throw new Error('the key cannot be stored');
  return winner;
}

let loaded: Promise<CryptoKey> | undefined;

/** Returns this browser's key, created once, not extractable, in IndexedDB. Throws where that is blocked. [GA-19] */
export function browserVaultKey(): Promise<CryptoKey> {
  loaded ??= loadKey(browserRecords).catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}
