import { Logger, type Job, type WorkerEvents } from 'graphile-worker';
import type { JobLog } from '../jobs/job-log.ts';
import { originOf } from '../jobs/job-scope.ts';

/**
 * Errors that graphile-worker reports and survives. It may then never take a job again: after a completion that failed, its
 * shutdown waits for ever; after a first query that failed, it keeps the rejected promise for every later one. Each of them
 * therefore ends the run.
 */
const FATAL_EVENTS = [
  'worker:getJob:error',
  'worker:fatalError',
  'pool:fatalError',
  'pool:listen:error',
  'pool:gracefulShutdown:error',
  'pool:forcefulShutdown:error',
  'resetLocked:failure',
] as const;

/** Tells of every error that the library reports as an event. */
export function watchForErrors(events: WorkerEvents, onError: (error: unknown) => void): void {
  for (const name of FATAL_EVENTS) events.on(name, ({ error }) => onError(error));
}

/** Where the library's log goes. */
export interface QueueLog {
  readonly log: JobLog;
  readonly onError: (error: unknown) => void;
  /** Aborted when the worker is to end: errors are no news then. */
  readonly stopping: AbortSignal;
}

/**
 * The library's warnings and errors in our log, errors by their redacted cause instead of a sentence that quotes rows. The queue
 * tries a failed job again; any other error that only this log mentions ends the run too.
 */
export function createQueueLogger({ log, onError, stopping }: QueueLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'warning') log.warn({}, message);
    if (level !== 'error') return;
    const err = meta['error'] ?? meta['fatalError'] ?? new Error(message);
    if (meta['failure'] === true) {
      const { task_identifier: task, attempts, payload } = meta['job'] as Job; // the library's own log entry of a failed job
      log.error({ err, task, attempts, reqId: originOf(payload) }, 'a job failed and is tried again');
      return;
    }
    log.error({ err }, 'graphile-worker reported an error');
    if (!stopping.aborted) onError(err);
  });
}
