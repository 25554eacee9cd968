import { Worker } from 'node:worker_threads';
import type { JobLog } from '../jobs/job-log.ts';
import type { FailureClass, Provider } from '../providers/failures/provider-cause.ts';
import { DATABASE_AWAY_CODE, DatabaseAway } from '../worker/database-away.ts';
import type { FinishedJob, StartJobWorker } from '../worker/job-worker.ts';

export interface ThreadLogLine {
  readonly level: keyof JobLog;
  readonly data: object;
  readonly message: string;
}

export type ThreadMessage =
  | ThreadLogLine
  | { readonly job: FinishedJob }
  | { readonly failed: Provider; readonly failureClass: FailureClass };

/** `node --watch` posts here too: the modules that the thread has loaded. */
interface WatchMessage {
  readonly 'watch:import': readonly string[];
}

const PROGRAM = new URL('worker-thread.ts', import.meta.url);

/** Starts the worker in a thread with only the configuration. It may be terminated at any time. */
export const startWorkerThread: StartJobWorker = (config, log, notes) => {
  // Process options, such as preloads, do not apply to the thread.
  const thread = new Worker(PROGRAM, { workerData: config, execArgv: [], name: 'job-worker' });
  const ended = Promise.withResolvers<Error | null>();
  thread.on('message', (posted: ThreadMessage | WatchMessage) => {
    if ('job' in posted) notes?.noteJob(posted.job);
    else if ('failed' in posted) notes?.noteProviderFailure(posted.failed, posted.failureClass);
    else if ('level' in posted) log[posted.level](posted.data, posted.message);
  });
  thread.on('error', (err: unknown) => {
    log.error({ err }, 'the thread of the job worker failed');
  });
  thread.on('exit', (code) => {
    ended.resolve(endOf(code));
  });
  return {
    ended: ended.promise,
    stop: () => thread.postMessage('stop'),
    async kill() {
      await thread.terminate();
    },
  };
};

function endOf(code: number): Error | null {
  if (code === 0) return null;
  if (code === DATABASE_AWAY_CODE)
    return new DatabaseAway('The job worker ended because the database is away.');
  return new Error(`The thread of the job worker ended with ${code}.`);
}
