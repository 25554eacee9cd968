import { Worker } from 'node:worker_threads';
import type { JobLog } from '../jobs/job-log.ts';
import type { FinishedJob, StartJobWorker } from './job-worker.ts';

/** A line of the thread's log on its way to the API's. */
export interface ThreadLogLine {
  readonly level: keyof JobLog;
  readonly data: object;
  readonly message: string;
}

/** What the thread tells the API. */
export type ThreadMessage = ThreadLogLine | { readonly job: FinishedJob };

const PROGRAM = new URL('worker-thread.ts', import.meta.url);

/**
 * Starts the job worker in a thread of its own, which gets the configuration and nothing else. A thread ends with its process,
 * however that ends, and can be ended at any time, whatever it does.
 */
export const startWorkerThread: StartJobWorker = (config, log, noteJob = () => undefined) => {
  // Options of the process, such as a program to load first, are not for the thread.
  const thread = new Worker(PROGRAM, { workerData: config, execArgv: [], name: 'job-worker' });
  const ended = Promise.withResolvers<Error | null>();
  thread.on('message', (told: ThreadMessage) => {
    if ('job' in told) noteJob(told.job);
    else log[told.level](told.data, told.message);
  });
  thread.on('error', (err: unknown) => {
    log.error({ err }, 'the thread of the job worker failed');
  });
  thread.on('exit', (code) => {
    ended.resolve(code === 0 ? null : new Error(`The thread of the job worker ended with ${code}.`));
  });
  return {
    ended: ended.promise,
    stop: () => thread.postMessage('stop'),
    async kill() {
      await thread.terminate();
    },
  };
};
