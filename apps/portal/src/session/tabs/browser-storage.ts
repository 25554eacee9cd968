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
export const localStore: TextStorage = createSafeStorage(() => localStorage);
/** Session storage: survives a reload of this tab. */
export const tabStore: TextStorage = createSafeStorage(() => sessionStorage);
