import { useEffect, useLayoutEffect, useRef } from 'react';

type Close = () => void;

/** The open overlays, the newest last. */
const overlays: Close[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** The open overlays that can be closed from outside, as the Back button of a phone does. */
export const openOverlays = {
  count: (): number => overlays.length,
  /** Asks the newest overlay to close, as Escape does. */
  closeNewest: (): void => overlays.at(-1)?.(),
  /** Calls back when an overlay opens or closes, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Lets an overlay be closed from outside while it is open. For every overlay that is a sheet on phones. */
export function useCloseRequest(close: Close, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before the overlay is painted: from then on it can be closed.
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
