import type { TableLaw } from '@partyline/kernel/law';
import { printCell, safeCell, textOfCell } from './print-csv.ts';

/** What spreadsheets, and CSV itself, read as more than text. */
const LETTERS = ['=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', ' ', 'a', '1', '\uff1d', '\uff20'];
const FORMULA_STARTS = new Set(['=', '+', '-', '@', '\t', '\r', '\uff1d', '\uff0b', '\uff0d', '\uff20']);

export const cells: TableLaw<string> = {
  kind: 'table',
  name: 'export-cells',
  sentence:
    'No cell of an export is read as a formula or ends before its end, and each is read back as it was, by the import too.',
  ids: ['GV-15', 'GB-21'],
  universe: ['every text of up to 4 letters', `${LETTERS.length} letters that mean something, or do not`],
  bound: 80_000,
  isQuick: true,
  *questions() {
    let texts = [''];
    yield '';
    for (let length = 1; length <= 4; length += 1) {
      texts = texts.flatMap((text) => LETTERS.map((letter) => text + letter));
      yield* texts;
    }
  },
  faultOf(text) {
    const cell = safeCell(text);
    if (FORMULA_STARTS.has(cell.charAt(0))) return 'The cell is read as a formula.';
    if (textOfCell(cell) !== text) return 'The cell is read back as another text.';
    const printed = printCell(cell);
    const isQuoted = printed.startsWith('"');
    const read = isQuoted ? printed.slice(1, -1).replaceAll('""', '"') : printed;
    if (read !== cell) return 'The printed cell says something else.';
    if (!isQuoted && /[",\r\n]/.test(printed)) return 'The cell ends before its end.';
    const inner = printed.slice(1, -1);
    return isQuoted && inner.replaceAll('""', '').includes('"') ? 'A quote ends the cell.' : null;
  },
  tell: (text) => [`The text is ${JSON.stringify(text)}.`],
};
