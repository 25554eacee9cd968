import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LawSource, Outcome } from '../engine/outcome.ts';

const PROGRAM = join(import.meta.dirname, 'law-worker.ts');

/** The largest universe keeps half a million states. */
const HEAP_MB = 3_000;

export interface RunOptions {
  /** Laws run at the same time; by default one for each core. */
  readonly workers?: number;
  readonly onOutcome?: (outcome: Outcome) => void;
}

/**
 * Runs laws side by side and returns their outcomes in the order of the laws. Threads, not processes: however this process ends, they
 * end with it. Rejects if a law file cannot be loaded.
 */
export async function runLaws(
  root: string,
  sources: readonly LawSource[],
  { workers = availableParallelism(), onOutcome }: RunOptions = {},
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...sources.entries()];
  const threads = Array.from({ length: Math.min(workers, sources.length) }, () => startWorker(root));
  try {
    await Promise.all(
      threads.map(async (thread) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const outcome = await runIn(thread, next[1]);
          outcomes[next[0]] = outcome;
          onOutcome?.(outcome);
        }
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outcomes;
}

/** Starts a thread that loads laws below `root`. */
export function startWorker(root: string): Worker {
  return new Worker(PROGRAM, {
    workerData: { root },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}

/** Runs a law in a thread. Rejects with what ended the thread. */
export function runIn(thread: Worker, source: LawSource): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (outcome: Outcome): void => {
      settle();
      resolve(outcome);
    };
    const onError = (error: unknown): void => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = (): void => {
      settle();
      reject(new Error(`The thread of ${source.file} ended.`));
    };
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(source);
  });
}
