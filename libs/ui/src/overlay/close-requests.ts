import { useEffect, useLayoutEffect, useRef } from 'react';

type Close = () => void;

/** Newest last. */
const overlays: Close[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Overlays that e.g. a phone's Back can close. */
export const openOverlays = {
  count: (): number => overlays.length,
  /** Same as Escape. */
  closeNewest: (): void => overlays.at(-1)?.(),
  /** Calls back on opening and closing; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Lets an overlay be closed from outside; for all sheets on phones. */
export function useCloseRequest(close: Close, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Closable from the first paint.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const request = () => latest.current();
    overlays.push(request);
    notify();
    return () => {
      overlays.splice(overlays.indexOf(request), 1);
      notify();
    };
  }, [isOpen]);
}
