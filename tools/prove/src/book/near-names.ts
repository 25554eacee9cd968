/** Lists the names nearest to a word: those that contain it, else at most three with the fewest edits between. */
export function listNearNames(word: string, names: readonly string[]): readonly string[] {
  const containing = names.filter((name) => name.includes(word) || word.includes(name));
  if (containing.length > 0) return containing;
  return names.toSorted((a, b) => countEdits(word, a) - countEdits(word, b)).slice(0, 3);
}

/** Counts the letters to insert, delete or replace between two words. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
