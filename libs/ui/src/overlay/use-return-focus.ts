import { useEffect, useState } from 'react';

/** Restores the focus on unmount. Mantine's `returnFocus` needs an overlay that stays mounted. */
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
