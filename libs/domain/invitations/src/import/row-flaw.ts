import type { CsvRecord } from '../csv/csv-records.ts';

/** Why a record is no invitation as it was read, whatever its cells say. [GV-14, PLUS-2] */
export const ROW_FLAWS = ['row-malformed', 'row-total', 'row-heading'] as const;
export type RowFlaw = (typeof ROW_FLAWS)[number];

/** What a cell says that is a total and nothing else, in the languages of the product. */
const TOTALS: ReadonlySet<string> = new Set([
  'total',
  'grandtotal',
  'subtotal',
  'sum',
  'count',
  'summe',
  'zwischensumme',
  'gesamt',
  'gesamtsumme',
  'insgesamt',
  'anzahl',
]);

/** Returns whether a cell is a total, with or without its figure: "Total: 40". */
const isTotal = (cell: string): boolean => TOTALS.has(cell.toLowerCase().replaceAll(/[\s\d.,:=]/g, ''));

/**
 * Returns why a record is no invitation; null if it may be one. A total or a heading, as merged cells leave it, is a row without an
 * address; wrong quotes or cells beyond the header mean that no cell is certain. [GV-14, PLUS-2]
 */
export function flawOf(
  { cells, isMalformed }: CsvRecord,
  email: string,
  columnCount: number,
): RowFlaw | null {
  if (!email.includes('@')) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (filled.some(isTotal)) return 'row-total';
    if (filled.length === 1 && !isMalformed) return 'row-heading';
  }
  const isSpilling =
    cells.length > columnCount && cells.some((cell, at) => at >= columnCount && cell.trim() !== '');
  return isMalformed || isSpilling ? 'row-malformed' : null;
}
