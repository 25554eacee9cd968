/** Of the Firebase SDK. */
const INSTALLATIONS = { database: 'firebase-installations-database', store: 'firebase-installations-store' };

/** Removes what Google Analytics keeps in this browser: its cookies, which are of this host only, and the installation's id. [AUTH-32, HZ-7] */
export function forgetVisitor(): void {
  for (const pair of document.cookie.split(';')) {
    const [name = ''] = pair.trim().split('=');
    if (/^_g(?:a|id)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  try {
    forgetInstallation();
  } catch {
    // A browser that blocks storage has stored none.
  }
}

function forgetInstallation(): void {
  const request = indexedDB.open(INSTALLATIONS.database);
  // There is none: opening must not make an empty one, which the SDK could not use.
  request.onupgradeneeded = () => request.transaction?.abort();
  request.onsuccess = () => {
    const { result: database } = request;
    database.transaction(INSTALLATIONS.store, 'readwrite').objectStore(INSTALLATIONS.store).clear();
    // After the transaction.
    database.close();
  };
}
