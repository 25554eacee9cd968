import type { Mutant } from './mutant.ts';

/** A mutant that behaves like the original code. */
export interface EquivalentMutant {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

const FIELDS = ['file', 'line', 'mutator', 'original', 'replacement', 'reason'] as const;

/** Parses a library's `equivalent-mutants.json`; returns the problem as a sentence if it is not a list of these. */
export function parseEquivalentMutants(json: string): readonly EquivalentMutant[] | string {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return 'it is not JSON';
  }
  if (!Array.isArray(list)) return 'it is not an array';
  const known: EquivalentMutant[] = [];
  for (const [index, entry] of list.entries()) {
    if (!isEquivalentMutant(entry))
      return `entry ${index + 1} needs ${FIELDS.join(', ')}, none of them blank`;
    known.push(entry);
  }
  return known;
}

function isEquivalentMutant(entry: unknown): entry is EquivalentMutant {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = new Map<string, unknown>(Object.entries(entry));
  return (
    fields.size === FIELDS.length &&
    FIELDS.every((field) => {
      const value = fields.get(field);
      return typeof value === 'string' && (field === 'replacement' || value.trim() !== '');
    })
  );
}

/** Returns whether a mutant is the listed one, by its text, since lines may move. */
export function isSameMutant(entry: EquivalentMutant, mutant: Mutant): boolean {
  return FIELDS.every((field) => field === 'reason' || entry[field] === mutant[field]);
}
