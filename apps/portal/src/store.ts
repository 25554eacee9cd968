import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  /** An equal value notifies no listener. */
  readonly set: (next: T) => void;
  /** Returns the unsubscribe function. */
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

/** Returns what `select` picks, which must be stored as such, not computed. */
export function useStore<T, Picked>(store: Store<T>, select: (value: T) => Picked): Picked {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
