import { CSV_MAX_BYTES } from './limits.ts';

/** What can be wrong with a file that shall be imported, before it is read. */
export type CsvFileIssue = 'file-not-csv' | 'file-empty' | 'file-too-large';

/**
 * What is wrong with a file that shall be imported, or null: only `.csv` (in any letter case) behind a name, not empty, at
 * most 5 MB. `size` is in bytes. [VAL-27, INV-11, GV-13]
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
