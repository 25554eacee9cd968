import { TZDate } from '@date-fns/tz';
import type { TableLaw } from '@partyline/kernel/law';
import { printImport } from '../csv/csv-header.ts';
import { checkImport } from '../import/check-import.ts';
import { listMeantDays, readEndDate } from '../import/end-date-text.ts';
import { printChecked, reviewImport } from '../import/review-import.ts';
import { ROW_CELLS, answersOf, fileOf, questionOf, type RowCells } from './file.fixture.ts';

interface CellQuestion {
  readonly cell: string;
}

/** What a reader splits at, what a spreadsheet computes, and plain letters. */
const PARTS = ['a', ',', ';', '\t', '"', "'", '\n', '\r', ' ', '=', '+', '-', '@', '\uff1d'];

export const cellsRoundTrip: TableLaw<CellQuestion> = {
  kind: 'table',
  name: 'cells-round-trip',
  sentence:
    'A cell that is written into a file is never a formula for a spreadsheet, and is read from it as it was, but for spaces around it.',
  ids: ['GV-13', 'GV-14', 'GV-15', 'INV-30'],
  universe: [
    `every text of at most 4 of ${PARTS.length} parts: delimiters, quotes, line breaks, spaces, signs of formulas`,
  ],
  bound: 1 + 14 + 14 ** 2 + 14 ** 3 + 14 ** 4,
  isQuick: true,
  *questions() {
    let texts: readonly string[] = [''];
    yield { cell: '' };
    for (let length = 1; length <= 4; length += 1) {
      texts = texts.flatMap((text) => PARTS.map((part) => text + part));
      for (const cell of texts) yield { cell };
    }
  },
  faultOf({ cell }) {
    const text = printImport([{ email: 'a@example.org', role: 'vic-admin', workspace: cell, endsAt: '' }]);
    const [row, ...more] = checkImport(text, questionOf(['account-owner'])).rows;
    if (row === undefined || more.length > 0) return `The file has ${more.length} rows more.`;
    if (row.cells.workspace !== cell.trim()) return `It is read as ${JSON.stringify(row.cells.workspace)}.`;
    const written = /vic-admin,("?)(.*)$/s.exec(text)?.[2] ?? '';
    return /^[=+\-@\t\r\uff1d]/.test(written) ? 'A spreadsheet computes it.' : null;
  },
  tell: ({ cell }) => [`The workspace is written ${JSON.stringify(cell)}.`],
};

interface DayQuestion {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Zones with and without summer time, on both sides of UTC, one that changes at midnight. */
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Pacific/Kiritimati'];

export const endDates: TableLaw<DayQuestion> = {
  kind: 'table',
  name: 'end-dates',
  sentence:
    'The end of an access on a day is the last millisecond of that day where the reader is, in both written forms; a day that no calendar has is none, and figures in another order mean only days that they can.',
  ids: ['PLUS-4', 'GX-27', 'PLUS-2'],
  universe: [
    'every day of 2026 to 2028, and the 30th and 31st of months without them',
    '5 time zones',
    '2 written forms, with zeros or without, and figures in 2 orders',
  ],
  bound: 3 * 12 * 32,
  isQuick: true,
  *questions() {
    for (const year of [2026, 2027, 2028])
      for (let month = 1; month <= 12; month += 1)
        for (let day = 1; day <= 32; day += 1) yield { year, month, day };
  },
  faultOf({ year, month, day }) {
    const [m, d] = [month, day].map((figure) => String(figure).padStart(2, '0'));
    const date = new Date(Date.UTC(year, month - 1, day));
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    const texts = [
      `${year}-${m}-${d}`,
      `${d}.${m}.${year}`,
      `${year}-${month}-${day}`,
      `${day}. ${month}. ${year}`,
    ];
    for (const [form, text] of texts.entries())
      for (const zone of form === 0 ? ZONES : ['America/Santiago']) {
        const end = readEndDate(text, zone);
        if ((end !== null) !== isReal) return `"${text}" is ${isReal ? 'no day' : 'a day'}.`;
        if (end === null) continue;
        const [last, next] = [new TZDate(end, zone), new TZDate(end + 1, zone)];
        if (last.getFullYear() !== year || last.getMonth() !== month - 1 || last.getDate() !== day)
          return `"${text}" ends on another day in ${zone}.`;
        if (next.getDate() === day) return `"${text}" ends before its last millisecond in ${zone}.`;
      }
    const wanted = isReal ? [`${year}-${m}-${d}`] : [];
    for (const [text, first, second] of [
      [`${day}/${month}/${year}`, [day, month], [month, day]],
      [`${month}/${day}/${String(year).slice(2)}`, [month, day], [day, month]],
    ] as const) {
      const meant = listMeantDays(text);
      const can = [first, second].filter(
        ([ofDay, ofMonth]) =>
          ofMonth <= 12 && new Date(Date.UTC(year, ofMonth - 1, ofDay)).getUTCDate() === ofDay,
      );
      const days = new Set(
        can.map(
          ([ofDay, ofMonth]) =>
            `${year}-${String(ofMonth).padStart(2, '0')}-${String(ofDay).padStart(2, '0')}`,
        ),
      );
      if (meant.toSorted().join() !== [...days].toSorted().join())
        return `"${text}" means ${meant.join(' or ') || 'no day'}.`;
    }
    const only = listMeantDays(`${year}/${m}/${d}`);
    return only.join() === wanted.join()
      ? null
      : `"${year}/${m}/${d}" means ${only.join(' or ') || 'no day'}.`;
  },
  tell: ({ year, month, day }) => [`A file says day ${day} of month ${month} in ${year}.`],
};

interface ReviewQuestion {
  readonly rows: readonly RowCells[];
}

/** Slips of the hand besides the rows of every kind. */
const SLIPS: readonly RowCells[] = [
  ['slip@gmial.com', 'vic-admin', 'Stage Left', ''],
  ['slip@example.orgg', 'vic admin', 'Stage Lefft', '31/12/2026'],
  ['mailto:new@example.org', 'workspace-admn', 'stage rigth', '4/5/2027'],
  ['a b@example.org', 'Account Admin', 'Main', '2026-02-30'],
  ['member(at)example.org', 'endpoint-user', 'Stage Left', ''],
];

export const importReview: TableLaw<ReviewQuestion> = {
  kind: 'table',
  name: 'import-review',
  sentence:
    'Checking a file again without an edit changes nothing, and without a row it is as if the file had none; what is suggested for a cell leaves exactly the issue that is told with it; and the valid rows that are sent are valid where they arrive.',
  ids: ['GV-14', 'PLUS-2', 'INV-30'],
  universe: [
    `files of at most 2 rows of ${ROW_CELLS.length + SLIPS.length} kinds, 5 of them with slips of the hand`,
  ],
  bound: 17 + 17 ** 2,
  isQuick: true,
  *questions() {
    const all = [...SLIPS, ...ROW_CELLS];
    for (const row of all) yield { rows: [row] };
    for (const row of all) for (const other of all) yield { rows: [row, other] };
  },
  faultOf({ rows }) {
    const question = questionOf(['account-owner']);
    const read = checkImport(fileOf(rows), question).rows;
    const review = reviewImport(read, {}, question);
    if (review.rows.length !== read.length || review.rows.some((row, at) => row !== read[at]))
      return 'Checked again, a row has another answer.';
    for (const row of review.rows)
      for (const { field, value, issue } of review.suggest(row)) {
        const edited = reviewImport(read, { [row.row]: { cells: { [field]: value } } }, question).rows.find(
          (one) => one.row === row.row,
        );
        if (edited === undefined) return `With ${field} "${value}" row ${row.row} is gone.`;
        const left = edited.issues.find((one) => one.field === field);
        // A later row may be judged first in a suggestion: then it is the row above that repeats it.
        if (issue === null && left !== undefined && left.code !== 'duplicate')
          return `With ${field} "${value}" row ${row.row} is ${left.code}.`;
      }
    const left = reviewImport(read, { 1: { isLeftOut: true } }, question);
    const rest = checkImport(fileOf(rows.slice(1)), question);
    if (answersOf({ ...rest, rows: left.rows }).join() !== answersOf(rest).join() || left.leftOut !== 1)
      return 'Without the first row the others have other answers than in a file without it.';
    const valid = read.filter(({ status }) => status === 'valid');
    const arrived = answersOf(checkImport(printChecked(valid), question));
    return arrived.every((answer) => answer.startsWith('valid'))
      ? null
      : `Where they arrive the rows are ${arrived.join('; ')}.`;
  },
  tell: ({ rows }) =>
    rows.map(
      ([email, role, workspace, ends], at) =>
        `Row ${at + 1}: ${email}, ${role}, ${workspace}, ${ends || 'no end'}.`,
    ),
};
