import { Logger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../db/open-database.ts';
import type { IdentityAdmin } from '../providers/identity/identity-admin.ts';
import type { InstanceHost } from '../providers/instance-host/instance-host.ts';
import { addJob } from './add-job.ts';
import type { JobLog } from './job-log.ts';
import { createTaskList, type TaskDeps } from './tasks.ts';
import { openWorkerLease, type WorkerLease } from './worker-lease.ts';

/** What jobs need. */
export interface JobsDeps {
  readonly databaseUrl: string;
  readonly host: InstanceHost;
  readonly identity: IdentityAdmin;
  readonly log: JobLog;
}

/** Jobs that are being worked on. */
export interface RunningJobs {
  /** Takes no new jobs, lets running ones end within a bound; what is left is free for other processes. */
  stop(): Promise<void>;
}

const CONCURRENCY = 8;
/** For jobs whose time comes. New ones wake a worker at once; ours need no queues, whose next job would wait for this. */
const POLL_MS = 1_000;
const LOOK_FOR_THE_DEAD_MS = 500;
const RESTART_MS = 1_000;
const STOP_WITHIN_MS = 8_000;

/**
 * The end of a job is written by a batch of its own. Without, nobody waits for that statement, and one that fails, because the
 * database goes just then, would be a rejection that nobody handles and end the process. With it the workers end and are started
 * again, and the job is free for them.
 */
const KEEP_WHAT_FAILS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

/** Works on jobs until it is stopped, whatever happens to the database meanwhile. Has connections of its own. */
export function startJobs({ databaseUrl, host, identity, log }: JobsDeps): RunningJobs {
  const database = openDatabase({
    url: databaseUrl,
    applicationName: 'partyline-jobs',
    maxConnections: CONCURRENCY + 3,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection of the jobs was lost'),
  });
  const stopping = new AbortController();
  const lease = openWorkerLease(databaseUrl, log);
  const loops = [
    keepRunning({ stopping: stopping.signal, lease, log, database, host, identity }),
    keepFreeing({ stopping: stopping.signal, lease, log }),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(loops), wait(STOP_WITHIN_MS, undefined, { ref: false })]);
      await lease.release();
      await database.end();
    },
  };
}

interface Loop {
  readonly stopping: AbortSignal;
  readonly lease: WorkerLease;
  readonly log: JobLog;
}

type WorkingLoop = Loop & TaskDeps;

/** Runs workers, and new ones if they ever end by themselves. */
async function keepRunning(loop: WorkingLoop): Promise<void> {
  const isStopping = (): boolean => loop.stopping.aborted;
  while (!isStopping()) {
    try {
      // Whatever happened at the host while nobody was here to be told.
      await addJob(loop.database, 'read-back', { scope: 'all' }, { key: 'read-back-all' });
      const runner = await startWorkers(loop);
      const stop = (): void => void runner.stop().catch(() => undefined);
      loop.stopping.addEventListener('abort', stop, { once: true });
      if (isStopping()) stop();
      await runner.promise;
      loop.stopping.removeEventListener('abort', stop);
    } catch (error) {
      if (!loop.stopping.aborted)
        loop.log.error({ err: error }, 'the job workers ended and are started again');
    }
    await pause(RESTART_MS, loop.stopping);
  }
}

async function startWorkers({ lease, log, database, host, identity }: WorkingLoop): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // A job is locked in the name of the pool, whichever of its workers is at it.
  events.on('pool:create', ({ workerPool }) => lease.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => lease.remove(workerPool.id));
  return run({
    pgPool: database,
    preset: { worker: KEEP_WHAT_FAILS },
    taskList: createTaskList({ database, host, identity, log }),
    parsedCronItems: parseCronItems(everyMinute()),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    events,
    logger: loggerTo(log),
  });
}

/** Each once a minute, however many processes there are, and never two of a kind waiting. */
function everyMinute(): Parameters<typeof parseCronItems>[0] {
  return [
    { task: 'keep-house', match: '* * * * *', payload: {}, options: { jobKey: 'keep-house', priority: -10 } },
    {
      task: 'read-back',
      match: '* * * * *',
      payload: { scope: 'silent' },
      options: { jobKey: 'read-back-silent', priority: -10 },
    },
  ];
}

async function keepFreeing({ stopping, lease, log }: Loop): Promise<void> {
  while (!stopping.aborted) {
    try {
      const dead = await lease.freeJobsOfTheDead();
      if (dead > 0) log.info({ workers: dead }, 'jobs of workers that died were freed');
    } catch (error) {
      log.warn({ err: error }, 'jobs of dead workers could not be looked for');
    }
    await pause(LOOK_FOR_THE_DEAD_MS, stopping);
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}

/** The queue's own words: its warnings and errors into our log, the rest nowhere. */
function loggerTo(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message);
    else if (level === 'warning') log.warn({ ...meta }, message);
  });
}
