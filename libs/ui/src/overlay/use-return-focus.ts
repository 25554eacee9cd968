import { useEffect, useState } from 'react';

interface Opener {
  readonly element: Element | null;
  /** Of the overlay that was open before this one. */
  readonly before: Opener | null;
}

let newest: Opener | null = null;

/**
 * Restores the focus on unmount. Mantine's `returnFocus` needs an overlay that stays mounted. A dialog that replaced another one
 * returns it to what opened the first, since its own opener went with that one.
 */
export function useReturnFocus(): void {
  const [opener] = useState<Opener>(() => ({ element: document.activeElement, before: newest }));
  useEffect(() => {
    newest = opener;
    return () => {
      if (newest === opener) newest = opener.before;
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost) connectedOpener(opener)?.focus({ preventScroll: true });
    };
  }, [opener]);
}

function connectedOpener(opener: Opener | null): HTMLElement | undefined {
  if (opener === null) return undefined;
  const { element, before } = opener;
  if (element instanceof HTMLElement && element !== document.body && element.isConnected) return element;
  return connectedOpener(before);
}
