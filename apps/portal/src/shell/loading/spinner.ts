import { createStore, useStore } from '../../store.ts';

const store = createStore<string | null>(null);

/** Covers the page; a later message replaces the earlier. [UI-1] */
export function showSpinner(message: string): void {
  store.set(message);
}

/** Hides the spinner. [UI-16] */
export function hideSpinner(): void {
  store.set(null);
}

/** Returns the spinner's words, or null while hidden. */
export function useSpinnerMessage(): string | null {
  return useStore(store, (message) => message);
}

/** Returns whether the spinner is shown, outside of components. */
export function isSpinnerShown(): boolean {
  return store.get() !== null;
}
