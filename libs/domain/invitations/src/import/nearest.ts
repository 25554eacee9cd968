/** Longest name that is compared; longer ones are no slips of the hand. */
const LENGTH_AT_MOST = 64;
const SHORT_LENGTH = 5;

/** Normalises a name to NFC, trimmed, in lower case, with single spaces. */
const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const digitsOf = (name: string): string => name.replaceAll(/\D/g, '');

/**
 * Returns how many characters are inserted, left out, replaced or swapped with their neighbour between two texts (optimal string
 * alignment).
 */
export function editDistance(first: string, second: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: second.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= first.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const isSame = first[i - 1] === second[j - 1];
      const isSwap = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[second.length] ?? 0;
}

/** Returns the largest distance of a slip: one character of a short name, two of a longer one. */
function limitOf(name: string): number {
  if (name.length < 2) return 0;
  return name.length <= SHORT_LENGTH ? 1 : 2;
}

/** Returns how far a typed name is from another; null where that is no slip. Digits must be the same. */
function slipOf(typed: string, name: string): number | null {
  const limit = limitOf(typed);
  if (Math.abs(name.length - typed.length) > limit || digitsOf(name) !== digitsOf(typed)) return null;
  const distance = editDistance(typed, name);
  return distance > limit ? null : distance;
}

/**
 * Returns the one candidate that a mistyped text means, by the nearest of its names; null where none is near, or two candidates are
 * equally near. Digits must be the same: "Studio 2" is no slip for "Studio 1". [PLUS-2]
 */
export function nearest<Candidate>(
  text: string,
  candidates: Iterable<Candidate>,
  namesOf: (candidate: Candidate) => readonly string[],
): Candidate | null {
  const typed = plain(text);
  if (typed.length > LENGTH_AT_MOST) return null;
  let found: { readonly candidate: Candidate; readonly distance: number } | null = null;
  let isTie = false;
  for (const candidate of candidates) {
    for (const name of namesOf(candidate)) {
      const distance = slipOf(typed, plain(name));
      if (distance === null || (found !== null && distance > found.distance)) continue;
      const isEqual: boolean = found !== null && distance === found.distance;
      isTie = isEqual && (isTie || found?.candidate !== candidate);
      found = { candidate, distance };
    }
  }
  return isTie || found === null ? null : found.candidate;
}
