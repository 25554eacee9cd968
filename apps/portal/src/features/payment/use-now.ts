import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The clock of a countdown, in milliseconds since 1970; read several times a second, so that no second is skipped. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
