import { CSV_MAX_BYTES } from './limits.ts';

export type CsvFileIssue = 'file-not-csv' | 'file-empty' | 'file-too-large';

/**
 * Returns what is wrong with an import file, or null: a name before `.csv` (in any letter case), not empty, at most 5
 * MB. `size` is in bytes. [VAL-27, INV-11, GV-13]
 */
export function csvFileIssue({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): CsvFileIssue | null {
  if (!/.\.csv$/i.test(name)) return 'file-not-csv';
  // A size that is no number is none.
  if (!(size > 0)) return 'file-empty';
  return size > CSV_MAX_BYTES ? 'file-too-large' : null;
}
