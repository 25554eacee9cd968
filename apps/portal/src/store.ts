import { useSyncExternalStore } from 'react';

/** A value that components and others can watch. */
export interface Store<T> {
  readonly get: () => T;
  /** Puts a new value in place; the same value again notifies no listener. */
  readonly set: (next: T) => void;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `select` picks from a store, kept up to date; it must pick something that is itself kept in the store. */
export function useStore<T, Picked>(store: Store<T>, select: (value: T) => Picked): Picked {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
