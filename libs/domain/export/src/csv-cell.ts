/**
 * Signs that start a formula, behind any apostrophes. Some spreadsheets read the wide forms of = + - @, the last four,
 * as the plain ones. [GV-15]
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[",\r\n]/;

/**
 * Puts an apostrophe before a cell that a spreadsheet would read as a formula, also behind apostrophes, so that two
 * different texts stay different. [GV-15]
 */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes {@link safeCell}. [GV-15] */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Quotes a cell that holds a quote, a comma or a line break. [GB-21] */
export function printCell(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
