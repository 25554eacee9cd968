/** The part of a browser's storage that is needed. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws: what it cannot keep, because it is full or switched off, is kept as long as the page stands.
 * `open` gives the browser's own, and may throw itself where storage is blocked. What other tabs change is seen at once.
 */
export function createLastingStorage(open: () => TextStorage): TextStorage {
  const unsaved = new Map<string, string | null>();
  const attempt = <Value>(read: (storage: TextStorage) => Value, otherwise: () => Value): Value => {
    try {
      return read(open());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      unsaved.get(key) ??
      (unsaved.has(key)
        ? null
        : attempt(
            (all) => all.getItem(key),
            () => null,
          )),
    setItem(key, value) {
      attempt(
        (all) => {
          all.setItem(key, value);
          unsaved.delete(key);
        },
        () => void unsaved.set(key, value),
      );
    },
    removeItem(key) {
      attempt(
        (all) => {
          all.removeItem(key);
          unsaved.delete(key);
        },
        () => void unsaved.set(key, null),
      );
    },
  };
}

/** What this browser keeps. */
export const localStore: TextStorage = createLastingStorage(() => localStorage);
/** What this tab keeps over a reload. */
export const tabStore: TextStorage = createLastingStorage(() => sessionStorage);
