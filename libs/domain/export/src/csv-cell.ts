/**
 * What makes a spreadsheet take a cell for a formula, behind any number of apostrophes. The last four are the wide forms of
 * = + - @, which some spreadsheets read as the plain ones. [GV-15]
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[",\r\n]/;

/**
 * A cell that no spreadsheet takes for a formula: one that starts with = + - @ (also in their wide forms), tab or CR gets an
 * apostrophe before it. One that starts with apostrophes and then such a sign gets another, so that two different texts stay different. [GV-15]
 */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link safeCell} made a cell of: the apostrophe it put before it is taken away again. [GV-15] */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A cell as it stands in the file: in double quotes where it holds a quote, a comma or a line break. [GB-21] */
export function printCell(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
