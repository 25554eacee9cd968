import { createStore, useStore } from '../store.ts';

/** What closes the menu or popover that the overlay lies under. */
export type OverlayCallback = () => void;

const store = createStore<OverlayCallback | null>(null);

/**
 * Lays a layer over the page, below a menu or popover, that takes every click; a click or Escape takes it away and calls
 * back. Gives a function that takes it away without calling back. [UI-2, GU-6]
 */
export function showBlockingOverlay(onClick: OverlayCallback): () => void {
  // One per call, so that the same callback given twice is two overlays.
  const callback: OverlayCallback = () => onClick();
  store.set(callback);
  return () => {
    if (store.get() === callback) store.set(null);
  };
}

/** Takes the overlay away and calls back, as a click on it does. */
export function clickBlockingOverlay(): void {
  const callback = store.get();
  store.set(null);
  callback?.();
}

/** Whether an overlay lies over the page, outside of components. */
export function hasBlockingOverlay(): boolean {
  return store.get() !== null;
}

/** Whether an overlay lies over the page. */
export function useBlockingOverlay(): boolean {
  return useStore(store, (callback) => callback !== null);
}
