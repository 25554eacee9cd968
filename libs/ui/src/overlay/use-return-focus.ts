import { useEffect, useState } from 'react';

/**
 * Returns the focus to where it was when the component first rendered, once it unmounts. For overlays that are mounted only
 * while they are open; Mantine's `returnFocus` needs an overlay that stays mounted.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    },
    [opener],
  );
}
