import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The clock of a countdown, in ms since 1970; several ticks per second, to skip none. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
