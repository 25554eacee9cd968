const DATABASE = 'partyline';
const STORE = 'keys';
const KEY_ID = 'stored-user';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the key store does not answer'));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function keepOrTakeKept(database: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  // Another tab may have been first: one transaction looks and keeps.
  const kept: unknown = await settled(store.get(KEY_ID));
  if (kept instanceof CryptoKey) return kept;
  await settled(store.put(made, KEY_ID));
  return made;
}

async function loadKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const kept: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(KEY_ID));
    if (kept instanceof CryptoKey) return kept;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    return await keepOrTakeKept(database, made);
  } finally {
    database.close();
  }
}

let loaded: Promise<CryptoKey> | undefined;

/** This browser's key: made once, not extractable, kept in IndexedDB. Throws where there is no IndexedDB. [GA-19] */
export function browserVaultKey(): Promise<CryptoKey> {
  loaded ??= loadKey().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}
