import { compareNames } from './names.ts';

export type ColumnValue = string | number | null | undefined;
export type SortDirection = 'ascending' | 'descending';

const NUMERIC = /^[+-]?\d+(?:\.\d+)?$/;

/** Returns the trimmed text of a cell; empty for nothing and for a number that is not finite. */
function textOf(value: ColumnValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return value?.trim() ?? '';
}

/** Returns the number in a cell, also one written as text; null for every other cell. [GU-16] */
export function numberOf(value: ColumnValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = textOf(value);
  return NUMERIC.test(text) ? Number(text) : null;
}

/** Returns whether a column has filled cells and all are numeric. [DASH-19, GU-16] */
export function isNumericColumn(values: readonly ColumnValue[]): boolean {
  const filled = values.filter((value) => textOf(value) !== '');
  return filled.length > 0 && filled.every((value) => numberOf(value) !== null);
}

/** Ascending; rows of equal cells in one run, in their given order. */
export interface ColumnOrder<Row> {
  readonly runs: readonly (readonly Row[])[];
  /** The rows with an empty cell. */
  readonly empty: readonly Row[];
}

/** Orders rows by number where every filled cell is numeric, else by locale. [DASH-19, GU-16] */
export function orderByColumn<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => ColumnValue,
): ColumnOrder<Row> {
  const isNumeric = isNumericColumn(rows.map(cellOf));
  const filled: { row: Row; text: string; number: number }[] = [];
  const empty: Row[] = [];
  for (const row of rows) {
    const value = cellOf(row);
    const text = textOf(value);
    if (text === '') empty.push(row);
    else filled.push({ row, text, number: numberOf(value) ?? 0 });
  }
  const compare = (a: (typeof filled)[number], b: (typeof filled)[number]) =>
    isNumeric ? a.number - b.number : compareNames(a.text, b.text);
  filled.sort(compare);
  const runs: Row[][] = [];
  for (const [index, cell] of filled.entries()) {
    const before = filled[index - 1];
    if (before !== undefined && compare(before, cell) === 0) runs.at(-1)?.push(cell.row);
    else runs.push([cell.row]);
  }
  return { runs, empty };
}

/** Lists ordered rows in a direction: empty cells come last in both, and equal ones keep their order. [DASH-19, GU-16] */
export function listInDirection<Row>({ runs, empty }: ColumnOrder<Row>, direction: SortDirection): Row[] {
  const rows = (direction === 'ascending' ? runs : runs.toReversed()).flat();
  for (const row of empty) rows.push(row);
  return rows;
}
