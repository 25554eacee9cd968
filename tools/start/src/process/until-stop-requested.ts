import { fstatSync } from 'node:fs';

const DOUBLE_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/** Beside signals. */
export interface StopSources {
  /** Standard input closed; a terminal or /dev/null does not count. */
  readonly withStdin: boolean;
  /** The parent ended. npm passes SIGTERM to its shell only, which ends without us. */
  readonly withParent?: boolean;
  /** npm repeats Ctrl-C, so two at once count as one. */
  readonly onSecondRequest?: () => void;
}

/** Resolves on SIGTERM, SIGINT or SIGHUP, or as `sources` says. */
export function untilStopRequested(sources: StopSources): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const stop = (): void => {
      const now = performance.now();
      if (first && now - first > DOUBLE_SIGNAL_MS) sources.onSecondRequest?.();
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
