import { createStore, useStore } from '../store.ts';

const store = createStore<string | null>(null);

/** Covers the page with a spinner and words. For what blocks everything; a later message replaces the one before. [UI-1] */
export function showSpinner(message: string): void {
  store.set(message);
}

/** Takes the spinner away. [UI-16] */
export function hideSpinner(): void {
  store.set(null);
}

/** The spinner's words, or null while it is hidden. */
export function useSpinnerMessage(): string | null {
  return useStore(store, (message) => message);
}

/** Whether the spinner covers the page, outside of components. */
export function isSpinnerShown(): boolean {
  return store.get() !== null;
}
