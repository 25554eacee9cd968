import {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  type PersonalName,
  type StoredName,
} from '@partyline/session';

/** The part of a browser's storage that is needed. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws: falls back to memory for what the browser's storage cannot hold, because it is full or blocked.
 * `open` returns the browser's storage and may throw itself. Changes of other tabs are visible at once.
 */
export function createSafeStorage(open: () => TextStorage): TextStorage {
  /** Values that exist in memory only; null for a value that could not be removed. */
  const unsaved = new Map<string, string | null>();
  const change = (key: string, value: string | null): void => {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, value);
    }
  };
  return {
    getItem(key) {
      const value = unsaved.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: change,
    removeItem: (key) => change(key, null),
  };
}

/** Local storage, shared by the tabs of this browser. */
const localStore: TextStorage = createSafeStorage(() => localStorage);
/** Session storage: survives a reload of this tab. */
export const tabStore: TextStorage = createSafeStorage(() => sessionStorage);

/** A value of one user takes the user's id. */
type Owner<Name extends StoredName> = Name extends PersonalName ? [uid: string] : [];

/** The values of the domain's table of stored things, by name: the table knows which storage and key belong to each. */
export interface StoredValues {
  get<Name extends StoredName>(name: Name, ...owner: Owner<Name>): string | null;
  /** Stores a value; null removes it. */
  set<Name extends StoredName>(name: Name, value: string | null, ...owner: Owner<Name>): void;
  /** Returns the value and removes it. */
  take<Name extends StoredName>(name: Name, ...owner: Owner<Name>): string | null;
  /**
   * Removes everything that goes with the session of a user, except the user data: its removal makes the other tabs log out, so
   * `StoredUserPort.clear` removes it last. Display preferences stay. [AUTH-14, GA-21]
   */
  clearAtLogout(uid: string | null): void;
}

const isPersonal = (name: StoredName): name is PersonalName => STORED_THINGS[name].owner === 'person';

/** Reads and writes stored values in a local and a session storage. */
export function createStoredValues(local: TextStorage, tab: TextStorage): StoredValues {
  const place = (name: StoredName, [uid = '']: readonly string[]) => ({
    storage: STORED_THINGS[name].where === 'local' ? local : tab,
    key: isPersonal(name) ? personalKey(name, uid) : browserKey(name),
  });
  const set = (name: StoredName, value: string | null, owner: readonly string[]): void => {
    const { storage, key } = place(name, owner);
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  };
  const get = (name: StoredName, owner: readonly string[]): string | null => {
    const { storage, key } = place(name, owner);
    return storage.getItem(key);
  };
  return {
    get: (name, ...owner) => get(name, owner),
    set: (name, value, ...owner) => set(name, value, owner),
    take(name, ...owner) {
      const value = get(name, owner);
      set(name, null, owner);
      return value;
    },
    clearAtLogout(uid) {
      for (const { where, key } of listKeysClearedAtLogout(uid)) {
        if (key !== browserKey('user')) (where === 'local' ? local : tab).removeItem(key);
      }
    },
  };
}

/** The stored values of this browser and tab. */
export const storedValues: StoredValues = createStoredValues(localStore, tabStore);
