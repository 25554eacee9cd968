import { parseCronItems, run, type Job, type TaskList, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { originOf } from '../jobs/job-scope.ts';
import type { NoteProviderFailure } from '../providers/count-failures.ts';
import { createQueueLogger, isSpent, watchForErrors } from './queue-errors.ts';
import { openWorkerLease, type WorkerLease } from './worker-lease.ts';

/** A job worker's run, until stop or first error. */
export interface JobWorker {
  /** Resolves with null after `stop`, else with the error. Never rejects. */
  readonly ended: Promise<Error | null>;
  /** Takes no new jobs; running ones finish. */
  stop(): void;
  /** Ends now; other workers take over its jobs. */
  kill(): Promise<void>;
}

/** A run job: a failed one is tried again, a spent one has used up its attempts. */
export interface FinishedJob {
  readonly task: string;
  readonly outcome: 'done' | 'failed' | 'spent';
  readonly seconds: number;
}

/** What a worker tells the metrics of its node. */
export interface WorkerNotes {
  readonly noteJob: (job: FinishedJob) => void;
  readonly noteProviderFailure: NoteProviderFailure;
}

const NO_NOTES: WorkerNotes = { noteJob: () => undefined, noteProviderFailure: () => undefined };

export interface WorkDeps {
  readonly config: Config;
  readonly log: JobLog;
  readonly notes: WorkerNotes;
  readonly database: Database;
}

/** What a worker runs. */
export interface Work {
  readonly taskList: TaskList;
  /** Runs before the first job, again until the database answers. */
  readonly begin: () => Promise<void>;
  /** Runs beside the jobs until stopped. Never rejects. */
  readonly beside: (stopping: AbortSignal) => Promise<void>;
}

/** Starts a worker with its own connections. */
export type StartJobWorker = (config: Config, log: JobLog, notes?: WorkerNotes) => JobWorker;

const CONCURRENCY = 8;
/** For delayed jobs; new ones wake a worker at once. */
const POLL_MS = 1_000;
const FREE_EVERY_MS = 500;
const RECONNECT_MS = 500;

/** Batched completion reports a failed statement as `pool:fatalError` instead of an unhandled rejection. */
const WITH_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

/** Returns what starts a worker of some work in this thread. */
export const jobWorkerOf =
  (createWork: (deps: WorkDeps) => Work): StartJobWorker =>
  (config, log, notes = NO_NOTES) => {
    const stopping = new AbortController();
    const database = openDatabase({
      url: config.databaseUrl,
      applicationName: 'partyline-jobs',
      maxConnections: CONCURRENCY + 3,
      onConnectionLost: (error) => log.warn({ err: error }, 'a database connection of the jobs was lost'),
    });
    const lease = openWorkerLease(config.databaseUrl, log);
    const failed = Promise.withResolvers<Error>();
    const onError = (error: unknown): void => failed.resolve(toError(error));
    const work = createWork({ config, log, notes, database });
    const working = workUntilStopped({
      work,
      log,
      notes,
      database,
      lease,
      onError,
      stopping: stopping.signal,
    });
    void keepFreeing({ stopping: stopping.signal, lease, log });
    let closing: Promise<void> | undefined;
    return {
      ended: Promise.race([failed.promise, working.then(() => null, toError)]),
      stop: () => stopping.abort(),
      kill: () => (closing ??= close()),
    };

    async function close(): Promise<void> {
      stopping.abort();
      await lease.release();
      await database.end();
    }
  };

interface Run {
  readonly work: Work;
  readonly log: JobLog;
  readonly notes: WorkerNotes;
  readonly database: Database;
  readonly lease: WorkerLease;
  readonly onError: (error: unknown) => void;
  readonly stopping: AbortSignal;
}

async function workUntilStopped(current: Run): Promise<void> {
  const { work, database, stopping } = current;
  if (!(await hasBegun(current))) return;
  const runner = await run({
    pgPool: database,
    preset: { worker: WITH_BATCHES },
    taskList: work.taskList,
    parsedCronItems: parseCronItems(everyMinute()),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    events: eventsFor(current),
    logger: createQueueLogger(current),
  });
  const stop = (): void => void runner.stop().catch(() => undefined);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  void work.beside(stopping);
  await runner.promise;
  if (!stopping.aborted) throw new Error('The job worker ended unexpectedly.');
}

/** Begins the work, which also waits for the database. False when stopped meanwhile. */
async function hasBegun({ work, log, stopping }: Run): Promise<boolean> {
  const isStopping = (): boolean => stopping.aborted;
  for (let failures = 0; !isStopping(); failures += 1) {
    try {
      await work.begin();
      return !isStopping();
    } catch (error) {
      // Once: a database may be unavailable for long.
      if (failures === 0) log.warn({ err: error }, 'the job worker waits for the database');
      await pause(RECONNECT_MS, stopping);
    }
  }
  return false;
}

/**
 * Creates the events of a worker, which records its jobs and takes the lease of each pool: jobs are locked under the pool's name.
 */
function eventsFor({ lease, onError, notes: { noteJob }, log }: Run): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const startedAt = new Map<string, number>();
  const note = (outcome: FinishedJob['outcome'], { id, task_identifier: task, payload }: Job): void => {
    const seconds = (performance.now() - (startedAt.get(id) ?? performance.now())) / 1000;
    startedAt.delete(id);
    noteJob({ task, outcome, seconds });
    log.info({ task, outcome, ms: Math.round(seconds * 1000), reqId: originOf(payload) }, 'job');
  };
  events.on('job:start', ({ job }) => startedAt.set(job.id, performance.now()));
  events.on('job:success', ({ job }) => note('done', job));
  events.on('job:error', ({ job }) => note(isSpent(job) ? 'spent' : 'failed', job));
  events.on('pool:create', ({ workerPool }) => lease.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => lease.remove(workerPool.id));
  watchForErrors(events, onError);
  return events;
}

/** Lists the jobs that run once a minute across nodes, at most one of each waiting. */
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

async function keepFreeing({ stopping, lease, log }: Pick<Run, 'stopping' | 'lease' | 'log'>): Promise<void> {
  while (!stopping.aborted) {
    try {
      const dead = await lease.freeJobsOfTheDead();
      if (dead > 0) log.info({ workers: dead }, 'jobs of workers that died were freed');
    } catch (error) {
      log.warn({ err: error }, 'jobs of dead workers could not be freed');
    }
    await pause(FREE_EVERY_MS, stopping);
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
