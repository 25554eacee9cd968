import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** A clock in ms since 1970; ticks several times a second, to skip none. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
