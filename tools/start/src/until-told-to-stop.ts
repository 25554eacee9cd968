import { fstatSync } from 'node:fs';

const DOUBLE_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/** What else than a signal tells this process to end. */
export interface StopSources {
  /** Whoever holds the other end of our standard input has gone; a terminal or /dev/null as input says nothing. */
  readonly withStdin: boolean;
  /** Our parent has gone. npm passes SIGTERM on to its shell only, which ends and leaves us behind. */
  readonly withParent?: boolean;
  /** A second wish to stop. npm passes Ctrl-C on, so two at once are one. */
  readonly onImpatience?: () => void;
}

/** Settles when this process shall end: on SIGTERM, SIGINT or SIGHUP, or as `sources` says. */
export function untilToldToStop(sources: StopSources): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const stop = (): void => {
      const now = performance.now();
      if (first && now - first > DOUBLE_SIGNAL_MS) sources.onImpatience?.();
      first ||= now;
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
    if (sources.withStdin) whenInputCloses(resolve);
    if (sources.withParent) whenParentGoes(resolve);
  });
}

function whenInputCloses(resolve: () => void): void {
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once('error', resolve).once('close', resolve).resume();
}

function whenParentGoes(resolve: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    resolve();
  }, PARENT_CHECK_MS);
  check.unref();
}
