import { printCell, safeCell } from './csv-cell.ts';

/** Tells spreadsheets that the file is UTF-8. [GB-21] */
export const BYTE_ORDER_MARK = '\uFEFF';

/** So many rows are handed over at once, so that a long file neither blocks a screen nor fills memory. */
export const CHUNK_ROWS = 1_000;

const printRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => printCell(safeCell(cell))).join(',')}\r\n`;

/**
 * A CSV file, in pieces of {@link CHUNK_ROWS} rows: a byte order mark, the column names, then a line for each row, every one
 * ended by CR LF, with commas between cells, none of which is a formula. Rows are asked for only as the pieces are. The
 * pieces, in order, are the file. [CSV-3, GB-21, GV-15]
 */
export function* printCsv(
  columns: readonly string[],
  rows: Iterable<readonly string[]>,
): Generator<string, undefined, undefined> {
  let piece = BYTE_ORDER_MARK + printRow(columns);
  let held = 0;
  for (const row of rows) {
    piece += printRow(row);
    held += 1;
    if (held < CHUNK_ROWS) continue;
    yield piece;
    piece = '';
    held = 0;
  }
  if (piece !== '') yield piece;
}
