import { setTimeout as wait } from 'node:timers/promises';
import type { JobLog } from '../jobs/job-log.ts';
import type { JobWorker } from './job-worker.ts';

/** What is supervised, and how. */
export interface SupervisorOptions {
  /** Starts a run of the worker. */
  readonly start: () => JobWorker;
  /** Whether due jobs are waiting and no worker takes them; a rejection counts as unknown. */
  readonly isStalled: () => Promise<boolean>;
  readonly log: JobLog;
  /** Interval of the watchdog, and how old a run is when the watchdog first looks at it. Milliseconds. */
  readonly watch?: { readonly everyMs: number; readonly graceMs: number };
}

/** A worker that is kept running. */
export interface Supervisor {
  /** Stops the worker within a bound; other nodes take over what it leaves. */
  stop(): Promise<void>;
}

const BACKOFF_MS = [100, 500, 1_000, 2_000] as const;
/** A run that lasted so long counts as healthy: the next pause is the first one again. */
const HEALTHY_MS = 10_000;
const STOP_WITHIN_MS = 8_000;
const WATCH = { everyMs: 5_000, graceMs: 20_000 } as const;
/** One reading may fall between two jobs; so many in a row do not. */
const STALLED_READINGS = 2;

/** Starts a worker, starts it again after a growing pause whenever a run ends, and ends a run that takes no jobs. */
export function superviseWorker(options: SupervisorOptions): Supervisor {
  const { start, log, watch = WATCH } = options;
  const stopping = new AbortController();
  let startedAt = performance.now();
  let worker = start();
  const restarting = keepRunning();
  const watching = keepWatching();
  return {
    async stop() {
      stopping.abort();
      worker.stop();
      await Promise.race([worker.ended, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
      await worker.kill();
      await Promise.all([restarting, watching]);
    },
  };

  async function keepRunning(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const err = await worker.ended;
      if (isStopping()) return;
      if (performance.now() - startedAt > HEALTHY_MS) failures = 0;
      log.error({ err, failures }, 'the job worker ended and is started again');
      release(worker, log);
      await pause(BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0, stopping.signal);
      // Stopped during the pause, there is nothing to start.
      if (isStopping()) return;
      startedAt = performance.now();
      worker = start();
    }
  }

  async function keepWatching(): Promise<void> {
    const { everyMs, graceMs } = watch;
    let stalledReadings = 0;
    while (!isStopping()) {
      await pause(everyMs, stopping.signal);
      const isOldEnough = performance.now() - startedAt > graceMs;
      const isStalled = isOldEnough && !isStopping() && (await options.isStalled().catch(() => false));
      stalledReadings = isStalled ? stalledReadings + 1 : 0;
      if (stalledReadings < STALLED_READINGS || isStopping()) continue;
      stalledReadings = 0;
      log.error({}, 'due jobs are waiting and the job worker takes none: it is ended');
      await worker.kill();
    }
  }

  function isStopping(): boolean {
    return stopping.signal.aborted;
  }
}

/** Gives back what a run that has ended still holds. */
function release(worker: JobWorker, log: JobLog): void {
  worker.kill().catch((err: unknown) => log.warn({ err }, 'a job worker that ended could not be released'));
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
