import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';

export interface CollectedOutput {
  /** Standard output so far. */
  readonly standard: () => string;
  /** Both outputs so far, in the order in which they arrived. */
  readonly all: () => string;
  readonly isOver: () => boolean;
  /** Called when there will be no more output. */
  readonly end: () => void;
  /** Returns what `wanted` finds in the output; undefined when the output ends without it or the time limit passes. */
  readonly waitFor: (wanted: () => string | undefined, timeoutMs: number) => Promise<string | undefined>;
}

/** Collects the outputs of a process; `errors` is null where they go elsewhere. */
export function collectOutput(standard: Readable, errors: Readable | null): CollectedOutput {
  const text = { standard: '', all: '' };
  let isOver = false;
  const changes = new EventEmitter();
  // Any number of callers may wait for one program.
  changes.setMaxListeners(0);
  const add = (chunk: string): void => {
    text.all += chunk;
    changes.emit('change');
  };
  standard.setEncoding('utf8').on('data', (chunk: string) => {
    text.standard += chunk;
    add(chunk);
  });
  errors?.setEncoding('utf8').on('data', add);
  return {
    standard: () => text.standard,
    all: () => text.all,
    isOver: () => isOver,
    end: () => {
      isOver = true;
      changes.emit('change');
    },
    waitFor: async (wanted, timeoutMs) => {
      const signal = AbortSignal.timeout(timeoutMs);
      for (;;) {
        const found = wanted();
        if (found !== undefined || isOver || signal.aborted) return found;
        await once(changes, 'change', { signal }).catch(() => undefined);
      }
    },
  };
}
