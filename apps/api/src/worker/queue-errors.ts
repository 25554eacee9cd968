import { Logger, type Job, type WorkerEvents } from 'graphile-worker';
import type { JobLog } from '../jobs/job-log.ts';
import { originOf } from '../jobs/job-scope.ts';
import { isDatabaseAway } from './database-away.ts';

/**
 * Errors after which graphile-worker may never take a job again: after a failed completion its shutdown never ends; after a failed
 * first query it keeps the rejected promise. Each ends the run.
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

/** Returns whether this run was the last of its attempts. */
export function isSpent({ attempts, max_attempts: most }: Pick<Job, 'attempts' | 'max_attempts'>): boolean {
  return attempts >= most;
}

export function watchForErrors(events: WorkerEvents, onError: (error: unknown) => void): void {
  for (const name of FATAL_EVENTS) events.on(name, ({ error }) => onError(error));
}

export interface QueueLog {
  readonly log: JobLog;
  readonly onError: (error: unknown) => void;
  /** Aborted at the end: later errors are not reported. */
  readonly stopping: AbortSignal;
}

/**
 * Logs the library's warnings and errors with redacted causes, since texts quote rows. Only what an operator has to look at is an
 * error: a job whose attempts are used up, once, and not one that is tried again or a database that is away. Errors that are only
 * logged end the run.
 */
export function createQueueLogger({ log, onError, stopping }: QueueLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'warning') log.warn({}, message);
    if (level !== 'error') return;
    const err = meta['error'] ?? meta['fatalError'] ?? new Error(message);
    if (meta['failure'] === true) {
      const job = meta['job'] as Job; // the library's own log entry of a failed job
      const { task_identifier: task, attempts, payload } = job;
      const data = { err, task, attempts, reqId: originOf(payload) };
      if (isSpent(job)) log.error(data, 'a job failed for good: its attempts are used up');
      else log.warn(data, 'a job failed and is tried again');
      return;
    }
    log[isDatabaseAway(err) ? 'warn' : 'error']({ err }, 'graphile-worker reported an error');
    if (!stopping.aborted) onError(err);
  });
}
