import type { JobWorker } from '../worker/job-worker.ts';

export function idleWorker(): JobWorker {
  const ended = Promise.withResolvers<null>();
  const end = (): void => ended.resolve(null);
  return {
    ended: ended.promise,
    stop: end,
    kill: () => {
      end();
      return Promise.resolve();
    },
  };
}
