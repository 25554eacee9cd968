import { parseInstant } from '@partyline/kernel';
import { CSV_MAX_BYTES } from './limits.ts';

export type EndDateIssue = 'end-date-invalid' | 'end-date-past';

/** Returns whether an end date in milliseconds since 1970 is null (no end) or in the future. [PLUS-4] */
export function isEndDateAllowed(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs === null || (Number.isFinite(endsAtMs) && endsAtMs > nowMs);
}

/** Returns the issue of an end date, which is ISO 8601 with its zone; null if right. [PLUS-4, GX-27] */
export function endDateIssue(text: string, nowMs: number): EndDateIssue | null {
  const instant = parseInstant(text);
  if (!instant.ok) return 'end-date-invalid';
  return isEndDateAllowed(instant.value, nowMs) ? null : 'end-date-past';
}

export type CsvFileIssue = 'file-not-csv' | 'file-empty' | 'file-too-large';

/**
 * Returns the issue of a file, null if right: a name before `.csv` (in any letter case), not empty, at most {@link CSV_MAX_BYTES}.
 * [VAL-27, INV-11, GV-13]
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
