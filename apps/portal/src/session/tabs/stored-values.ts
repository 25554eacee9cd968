import {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  type PersonalName,
  type StoredName,
} from '@partyline/session';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a storage that never throws: full or blocked, it falls back to memory. `open` may throw. Changes of other tabs are
 * visible at once.
 */
export function createSafeStorage(open: () => TextStorage): TextStorage {
  /** In memory only; null: a failed removal. */
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

/** Shared by all tabs. */
const localStore: TextStorage = createSafeStorage(() => localStorage);
/** Survives a reload of this tab. */
export const tabStore: TextStorage = createSafeStorage(() => sessionStorage);

type Owner<Name extends StoredName> = Name extends PersonalName ? [uid: string] : [];

/** Names are mapped by the domain's table. */
export interface StoredValues {
  get<Name extends StoredName>(name: Name, ...owner: Owner<Name>): string | null;
  /** null removes it. */
  set<Name extends StoredName>(name: Name, value: string | null, ...owner: Owner<Name>): void;
  /** Returns and removes. */
  take<Name extends StoredName>(name: Name, ...owner: Owner<Name>): string | null;
  /**
   * Removes a user's session values except display preferences and the user data, whose removal logs the other tabs out:
   * `StoredUserPort.clear` does that last. [AUTH-14, GA-21]
   */
  clearAtLogout(uid: string | null): void;
}

const isPersonal = (name: StoredName): name is PersonalName => STORED_THINGS[name].owner === 'person';

/** Creates stored values on two storages. */
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

export const storedValues: StoredValues = createStoredValues(localStore, tabStore);
