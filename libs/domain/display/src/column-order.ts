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

/**
 * The rows sorted by one column: by number where every filled cell is numeric (9 before 10), else as people would order
 * texts. Empty cells come last in both directions, equal ones stay as they came. A new list. [DASH-19, GU-16]
 */
export function sortByColumn<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => ColumnValue,
  direction: SortDirection = 'ascending',
): Row[] {
  const isNumeric = isNumericColumn(rows.map(cellOf));
  const sign = direction === 'ascending' ? 1 : -1;
  const cells = rows.map((row) => {
    const value = cellOf(row);
    return { row, text: textOf(value), number: numberOf(value) ?? 0 };
  });
  cells.sort((a, b) => {
    const emptyLast = Number(a.text === '') - Number(b.text === '');
    if (emptyLast !== 0 || a.text === '') return emptyLast;
    return sign * (isNumeric ? Math.sign(a.number - b.number) : compareNames(a.text, b.text));
  });
  return cells.map(({ row }) => row);
}
