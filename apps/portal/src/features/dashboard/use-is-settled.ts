import { startTransition, useEffect, useState } from 'react';

const MOMENT_MS = 250;

/** Whether something has been shown for a moment; lazy chunks load from then on. */
export function useIsSettled(isShown: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(true)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isSettled;
}
