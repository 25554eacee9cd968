import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, since the changed code does the same, and why that is so. */
export interface EquivalentMutant {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

const FIELDS = ['file', 'line', 'mutator', 'original', 'replacement', 'reason'] as const;

/**
 * Reads a library's `equivalent-mutants.json`: an array of objects with exactly the fields of EquivalentMutant, none of
 * them blank but `replacement`. Returns the problem in a sentence instead where it is anything else.
 */
export function parseEquivalentMutants(json: string): readonly EquivalentMutant[] | string {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return 'it is no JSON';
  }
  if (!Array.isArray(list)) return 'it is no array';
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

/** Whether the list means this mutant: by file, text of the line, kind, what is replaced and by what; lines may move. */
export function isSameMutant(entry: EquivalentMutant, mutant: Mutant): boolean {
  return FIELDS.every((field) => field === 'reason' || entry[field] === mutant[field]);
}
