import { isLoading } from '@partyline/device-state';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../../../session/server-clock.ts';

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

/** Returns the server time in ms for what shows a device: each second while it is in progress, else each minute. */
export function useDeviceClock(device: Parameters<typeof isLoading>[0]): number {
  return useClock(isLoading(device) ? millisecondsInSecond : millisecondsInMinute);
}
