import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';

export interface CollectedOutput {
  readonly standard: () => string;
  /** Both outputs, in the order of arrival. */
  readonly all: () => string;
  readonly isOver: () => boolean;
  readonly end: () => void;
  /** Returns what `wanted` finds; undefined at the end of the output or after the time limit. */
  readonly waitFor: (wanted: () => string | undefined, timeoutMs: number) => Promise<string | undefined>;
}

/** Collects a program's output; `errors` is null where they go elsewhere. */
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
