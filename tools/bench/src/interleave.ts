import { median, type Comparison } from './figure.ts';

/** One run of two implementations of the same work. */
export interface Work {
  readonly ours: () => unknown;
  readonly reference: () => unknown;
}

/** Keeps results alive against dead-code elimination. */
let result: unknown;

function timed(work: () => unknown): number {
  const started = performance.now();
  result = work();
  return performance.now() - started;
}

/**
 * Measures the milliseconds of both, in alternating order: a disturbance longer than a round affects both, so the median ratio is
 * stable.
 */
export function compareWork({ ours, reference }: Work, rounds: number, warmUp: number): Comparison {
  const pairs: [number, number][] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = timed(isOursFirst ? ours : reference);
    const second = timed(isOursFirst ? reference : ours);
    if (round >= 0) pairs.push(isOursFirst ? [first, second] : [second, first]);
  }
  if (result === undefined) throw new Error('The compared work returned nothing, so it may not have run.');
  return {
    ours: median(pairs.map(([a]) => a)),
    reference: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}

/** Generates deterministic pseudo-random numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const next = seeded(seed);
  return list
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
