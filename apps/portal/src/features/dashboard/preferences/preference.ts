import { personalKey, type PersonalName } from '@partyline/session';
import { useCallback, useSyncExternalStore } from 'react';

/** Something a person has chosen for their screen, kept in this browser under their user id. [GA-21] */
export interface Preference<Value> {
  readonly read: (owner: string) => Value;
  readonly write: (owner: string, value: Value) => void;
  /** Calls back after each change, in this tab or another, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes a preference. `parse` turns whatever is stored into a value that can be used: storage is open to everybody, so
 * that anything can stand there. Where storage is full or switched off, the choice holds as long as the page stands.
 */
export function createPreference<Value>(
  name: PersonalName,
  parse: (stored: unknown) => Value,
): Preference<Value> {
  const read = new Map<string, { readonly text: string | null; readonly value: Value }>();
  const unsaved = new Map<string, string>();
  const listeners = new Set<() => void>();
  const keyOf = (owner: string) => personalKey(name, owner);

  function stored(key: string): string | null {
    try {
      return unsaved.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  return {
    read(owner) {
      const key = keyOf(owner);
      const text = stored(key);
      const known = read.get(key);
      if (known?.text === text) return known.value;
      const value = parse(parseJson(text));
      read.set(key, { text, value });
      return value;
    },
    write(owner, value) {
      const key = keyOf(owner);
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const onStorage = (event: StorageEvent) =>
        event.key?.startsWith(`portal.${name}.`) === true && listener();
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A preference's value, kept up to date, and the function that changes it. */
export function usePreference<Value>(
  preference: Preference<Value>,
  owner: string,
): readonly [value: Value, change: (value: Value) => void] {
  const value = useSyncExternalStore(preference.subscribe, () => preference.read(owner));
  const change = useCallback((next: Value) => preference.write(owner, next), [preference, owner]);
  return [value, change];
}
