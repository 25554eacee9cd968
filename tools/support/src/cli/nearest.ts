/** Computes the edit distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const cost = letter === b[j] ? 0 : 1;
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Lists up to three close words for a mistyped one, best first. */
export function listNearest(words: readonly string[], typed: string): string[] {
  const lower = typed.slice(0, 40).toLowerCase();
  const most = Math.max(2, Math.floor(lower.length / 3));
  return words
    .map((word) => ({ word, far: isPartOf(lower, word) ? 1 : distance(lower, word.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ word }) => word);
}

function isPartOf(typed: string, word: string): boolean {
  return typed.length >= 3 && word.toLowerCase().includes(typed);
}
