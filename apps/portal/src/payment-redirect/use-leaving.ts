import { useEffect } from 'react';

/** As much of a mutation as leaving with it takes. */
interface Leaving {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly reset: () => void;
}

/**
 * Whether a mutation leaves for the payment provider, or has left: it stays successful until the page unloads, so a second press sends
 * nothing. A page that Back brings again starts over. [PAY-4, BILL-36]
 */
export function useLeaving({ isPending, isSuccess, reset }: Leaving): boolean {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return isPending || isSuccess;
}
