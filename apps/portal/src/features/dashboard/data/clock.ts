import { millisecondsInMinute } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';

/** Clock differences below this are ignored. */
const TOLERATED_MS = 2_000;

let offsetMs = 0;

/**
 * Computes the offset of the server clock in ms, from the Date header (whole seconds, so plus half of one) and the middle of the request. 0
 * within the tolerance or without a date.
 */
export function computeClockOffset(date: string | null, askedMs: number, answeredMs: number): number {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return 0;
  const offset = told + 500 - (askedMs + answeredMs) / 2;
  return Math.abs(offset) <= TOLERATED_MS ? 0 : Math.round(offset);
}

/** Reads the server time once, so that a wrong local clock does not make commands time out. Falls back to local time. */
export async function learnServerClock(pingUrl: string): Promise<void> {
  const askedMs = Date.now();
  try {
    const answer = await fetch(pingUrl, { cache: 'no-store', credentials: 'omit' });
    offsetMs = computeClockOffset(answer.headers.get('date'), askedMs, Date.now());
  } catch {
    // Falls back to local time.
  }
}

/** Returns the server time in ms since 1970. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

interface Clock {
  readonly now: () => number;
  readonly subscribe: (tick: () => void) => () => void;
}

/** Creates a clock whose subscribers share one timer, which runs only while there are any. */
function createClock(periodMs: number): Clock {
  const ticks = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run, periodMs - (serverNowMs() % periodMs));
  };
  function run() {
    for (const tick of [...ticks]) tick();
    wait();
  }
  return {
    // Whole periods, so that simultaneous renders agree.
    now: () => Math.floor(serverNowMs() / periodMs) * periodMs,
    subscribe(tick) {
      if (ticks.size === 0) wait();
      ticks.add(tick);
      return () => {
        ticks.delete(tick);
        if (ticks.size === 0) clearTimeout(timer);
      };
    },
  };
}

const clocks = new Map<number, Clock>();

/** Returns the server time in ms, updated once per period, by default a minute. */
export function useClock(periodMs = millisecondsInMinute): number {
  let clock = clocks.get(periodMs);
  if (clock === undefined) {
    clock = createClock(periodMs);
    clocks.set(periodMs, clock);
  }
  return useSyncExternalStore(clock.subscribe, clock.now);
}
