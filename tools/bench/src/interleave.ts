import { median, type Comparison } from './figure.ts';

/** Two ways of doing the same work, each once over. */
export interface Work {
  readonly ours: () => unknown;
  readonly reference: () => unknown;
}

/** Keeps results alive, so that no work can be left out as useless. */
let kept: unknown;

function timed(work: () => unknown): number {
  const started = performance.now();
  kept = work();
  return performance.now() - started;
}

/**
 * Milliseconds of both in one process, in turn and each first as often as the other, after rounds that do not count. What
 * disturbs the machine for longer than a round disturbs both, so the ratio, the median of all pairs, holds still.
 */
export function compareWork({ ours, reference }: Work, rounds: number, warmUp: number): Comparison {
  const pairs: [number, number][] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = timed(isOursFirst ? ours : reference);
    const second = timed(isOursFirst ? reference : ours);
    if (round >= 0) pairs.push(isOursFirst ? [first, second] : [second, first]);
  }
  if (kept === undefined) throw new Error('Work that gives nothing back may not have been done.');
  return {
    ours: median(pairs.map(([a]) => a)),
    reference: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}
