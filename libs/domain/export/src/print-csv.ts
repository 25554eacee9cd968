/** Behind any apostrophes. Some spreadsheets read the wide forms, the last four, as the plain ones. [GV-15] */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[",\r\n]/;

/** Puts an apostrophe before a formula, also behind apostrophes, so that different texts stay different. [GV-15] */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes {@link safeCell}. [GV-15] */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Quotes where a reader would split. [GB-21] */
export function printCell(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Tells spreadsheets that the file is UTF-8. [GB-21] */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Small enough that a long file neither blocks a screen nor fills memory. */
export const CHUNK_ROWS = 1_000;

const printRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => printCell(safeCell(cell))).join(',')}\r\n`;

/**
 * Yields a CSV file in pieces, read lazily: byte order mark, column names, lines ended by CR LF, no cell a formula. [CSV-3,
 * GB-21, GV-15]
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
