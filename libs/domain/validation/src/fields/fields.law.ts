import type { TableLaw } from '@partyline/kernel/law';
import { csvFileIssue, endDateIssue } from './invitation-fields.ts';

const SIZE_MAX = 5 * 1024 * 1024;
const NAMES = ['people.csv', 'PEOPLE.CSV', 'people.csv.exe', 'people.txt', '.csv', 'csv', 'a.csv'];
const SIZES = [-1, 0, 1, SIZE_MAX - 1, SIZE_MAX, SIZE_MAX + 1, Number.NaN];

export const csvFiles: TableLaw<{ readonly name: string; readonly size: number | null }> = {
  kind: 'table',
  name: 'csv-files',
  sentence: 'A file is imported only if it is named as CSV, has a content and is at most 5 MB large.',
  ids: ['VAL-27', 'INV-11', 'GV-13'],
  universe: [`${NAMES.length} names`, `${SIZES.length} sizes around none and the largest`],
  bound: 100,
  isQuick: true,
  *questions() {
    for (const name of NAMES)
      for (const size of SIZES) yield { name, size: Number.isNaN(size) ? null : size };
  },
  faultOf({ name, size }) {
    const isNamed = ['people.csv', 'PEOPLE.CSV', 'a.csv'].includes(name);
    const isEmpty = size === null || size <= 0;
    const large = size !== null && size > SIZE_MAX ? 'file-too-large' : null;
    const expected = isNamed ? (isEmpty ? 'file-empty' : large) : 'file-not-csv';
    const issue = csvFileIssue({ name, size: size ?? Number.NaN });
    return issue === expected ? null : `It is judged as ${issue}.`;
  },
  tell: ({ name, size }) => [`The file ${name} has ${size} bytes.`],
};

export const endDates: TableLaw<{ readonly text: string; readonly now: string }> = {
  kind: 'table',
  name: 'end-date-texts',
  sentence: 'An access ends at an instant that is yet to come.',
  ids: ['PLUS-4', 'GX-27'],
  universe: ['instants around now to the millisecond, in 2 zones, and texts that are none'],
  bound: 50,
  isQuick: true,
  *questions() {
    const now = '2026-11-20T12:00:00.000Z';
    for (const text of [
      ...['2026-11-20T11:59:59.999Z', now, '2026-11-20T12:00:00.001Z', '2026-11-20T13:00:00+01:00'],
      ...['2026-11-20T13:00:00.001+01:00', '2026-11-21', '2026-02-30T12:00:00Z', '', 'tomorrow'],
    ])
      yield { text, now };
  },
  faultOf({ text, now }) {
    const isInstant = text.includes('T') && /(?:Z|\d\d:\d\d)$/.test(text) && !text.includes('02-30');
    const isLater = isInstant && Date.parse(text) > Date.parse(now);
    const expected = isInstant ? (isLater ? null : 'end-date-past') : 'end-date-invalid';
    const issue = endDateIssue(text, Date.parse(now));
    return issue === expected ? null : `It is judged as ${issue}.`;
  },
  tell: ({ text, now }) => [`It is ${now}, and the access ends "${text}".`],
};
