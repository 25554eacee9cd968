/** The same numbers in every run, 0 up to 1: enough to mix with, and no more. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same things in another order, the same one for the same seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const next = seeded(seed);
  return list
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
