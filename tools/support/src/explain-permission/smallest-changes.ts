export interface Change<Facts> {
  readonly name: string;
  readonly value: string;
  readonly apply: (facts: Facts) => Facts;
}

/** More changes at once are not useful advice. */
const MOST_CHANGES = 4;

/** Yields the combinations of `size` dimensions, in order. */
function* choicesOf<T>(dimensions: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at < dimensions.length; at += 1) {
    const first = dimensions.slice(at, at + 1);
    for (const rest of choicesOf(dimensions, size - 1, at + 1)) yield [...first, ...rest];
  }
}

function* productOf<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const item of first) for (const others of productOf(rest)) yield [item, ...others];
}

/**
 * Finds the fewest changes that turn a refusal into a permission, in all combinations of that size, each
 * dimension at most once. Empty if four changes are not enough. Asks the rules; knows none.
 */
export function listSmallestChanges<Facts>(
  facts: Facts,
  dimensions: readonly (readonly Change<Facts>[])[],
  isAllowed: (facts: Facts) => boolean,
): (readonly Change<Facts>[])[] {
  for (let size = 1; size <= Math.min(MOST_CHANGES, dimensions.length); size += 1) {
    const ways: (readonly Change<Facts>[])[] = [];
    for (const chosen of choicesOf(dimensions, size)) {
      for (const way of productOf(chosen)) {
        if (isAllowed(way.reduce((changed, { apply }) => apply(changed), facts))) ways.push(way);
      }
    }
    if (ways.length > 0) return ways;
  }
  return [];
}
