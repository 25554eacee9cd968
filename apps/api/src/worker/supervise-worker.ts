import { setTimeout as wait } from 'node:timers/promises';
import type { JobLog } from '../jobs/job-log.ts';
import { isDatabaseAway } from './database-away.ts';
import type { JobWorker } from './job-worker.ts';

export interface SupervisorOptions {
  readonly start: () => JobWorker;
  /** Whether due jobs are not taken; a rejection counts as unknown. */
  readonly isStalled: () => Promise<boolean>;
  readonly log: JobLog;
  /** Interval of the watchdog, and a new run's grace period. Milliseconds. */
  readonly watch?: { readonly everyMs: number; readonly graceMs: number };
}

export interface Supervisor {
  /** Stops the worker within a bound; other nodes take over its jobs. */
  stop(): Promise<void>;
}

const BACKOFF_MS = [100, 500, 1_000, 2_000] as const;
/** A run this long resets the backoff. */
const HEALTHY_MS = 10_000;
const STOP_WITHIN_MS = 8_000;
const WATCH = { everyMs: 5_000, graceMs: 20_000 } as const;
/** A single reading may fall between two jobs. */
const STALLED_READINGS = 2;

/** Starts a worker, restarts it with backoff, kills it when it takes no jobs. */
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
      log[isDatabaseAway(err) ? 'warn' : 'error'](
        { err, failures },
        'the job worker ended and is started again',
      );
      release(worker, log);
      await pause(BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0, stopping.signal);
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
      log.error({}, 'the job worker is ended: it takes no due jobs');
      await worker.kill();
    }
  }

  function isStopping(): boolean {
    return stopping.signal.aborted;
  }
}

function release(worker: JobWorker, log: JobLog): void {
  worker.kill().catch((err: unknown) => log.warn({ err }, 'a job worker that ended could not be released'));
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
