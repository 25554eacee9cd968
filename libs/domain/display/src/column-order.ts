import { compareNames } from './names.ts';

/** What stands in a cell of a list. */
export type ColumnValue = string | number | null | undefined;
/** Which way a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

const NUMERIC = /^[+-]?\d+(?:\.\d+)?$/;

/** The cell as text, without the spaces around it; empty for nothing, and for what is no finite number. */
function textOf(value: ColumnValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return value?.trim() ?? '';
}

/** The value of a cell that is numeric: digits, with a sign and decimals at most; null for every other. [GU-16] */
export function numberOf(value: ColumnValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = textOf(value);
  return NUMERIC.test(text) ? Number(text) : null;
}

/** Whether a column sorts by number: it holds something, and everything it holds is numeric. [DASH-19, GU-16] */
export function isNumericColumn(values: readonly ColumnValue[]): boolean {
  const filled = values.filter((value) => textOf(value) !== '');
  return filled.length > 0 && filled.every((value) => numberOf(value) !== null);
}

/** The rows of a list by one column, ascending. Rows of equal cells stand in one run, in the order they came. */
export interface ColumnOrder<Row> {
  readonly runs: readonly (readonly Row[])[];
  /** The rows with an empty cell. */
  readonly empty: readonly Row[];
}

/**
 * The order of the rows by one column: by number where every filled cell is numeric (9 before 10), else as people would
 * order texts. [DASH-19, GU-16]
 */
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

/**
 * The rows of an order in one direction, as a new list. Empty cells come last in both directions, equal ones stay as they
 * came. [DASH-19, GU-16]
 */
export function listInDirection<Row>({ runs, empty }: ColumnOrder<Row>, direction: SortDirection): Row[] {
  const rows = (direction === 'ascending' ? runs : runs.toReversed()).flat();
  for (const row of empty) rows.push(row);
  return rows;
}
