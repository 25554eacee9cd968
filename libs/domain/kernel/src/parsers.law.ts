import type { TableLaw } from './law.ts';
import { parseAccountId } from './ids.ts';
import { parseClosedWord, parseInstant } from './parse-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A date as written, and the hour of noon there. */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly zone: 'Z' | '+02:00' | '-0930' | '';
}

const ZONE_MINUTES = { Z: 0, '+02:00': 120, '-0930': -570 } as const;
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function hasDay({ year, month, day }: WrittenDate): boolean {
  const last = (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
  return day >= 1 && day <= last;
}

export const instants: TableLaw<WrittenDate> = {
  kind: 'table',
  name: 'instants',
  sentence:
    'A text is an instant only if it names its zone and a day that the calendar has, and it is that instant.',
  ids: ['GX-27'],
  universe: ['the years 1900, 2000, 2024, 2026 and 2100', 'months 0 to 13, days 0 to 32', '3 zones and none'],
  bound: 10_000,
  isQuick: true,
  *questions() {
    for (const year of [1900, 2000, 2024, 2026, 2100])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1)
          for (const zone of ['Z', '+02:00', '-0930', ''] as const) yield { year, month, day, zone };
  },
  faultOf(date) {
    const { year, month, day, zone } = date;
    const read = parseInstant(`${year}-${two(month)}-${two(day)}T12:00:00${zone}`);
    if (zone === '' || !hasDay(date)) return read.ok ? 'It is read as an instant.' : null;
    const minutes = 12 * 60 - ZONE_MINUTES[zone];
    const expected = Date.UTC(year, month - 1, day, 0, minutes);
    return read.ok && read.value === expected ? null : 'It is not read, or as another instant.';
  },
  tell: ({ year, month, day, zone }) => [`The text is ${year}-${two(month)}-${two(day)}T12:00:00${zone}.`],
};

const NUMBERS = [-1, 0, 0.5, 1, 7, 42, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, NaN, Infinity];
const WRITTEN: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `0${digits}`,
  (digits) => ` ${digits}`,
  (digits) => `${digits} `,
  (digits) => `+${digits}`,
  (digits) => `${digits}.0`,
  (digits) => `${digits}e0`,
];

export const ids: TableLaw<{ readonly value: string; readonly written: number | null }> = {
  kind: 'table',
  name: 'ids',
  sentence: 'An id is a safe positive whole number or its digits in their one spelling, and nothing else.',
  ids: ['GX-12'],
  universe: [`${NUMBERS.length} numbers`, `each as a number and in ${WRITTEN.length} spellings`],
  bound: 100,
  isQuick: true,
  *questions() {
    for (const number of NUMBERS)
      for (const written of [null, ...WRITTEN.keys()]) yield { value: String(number), written };
  },
  faultOf({ value, written }) {
    const number = Number(value);
    const input = written === null ? number : WRITTEN[written]?.(value);
    const isId = Number.isSafeInteger(number) && number > 0 && (written === null || written === 0);
    const read = parseAccountId(input);
    if (!isId) return read.ok ? 'It is taken for an id.' : null;
    return read.ok && Number(read.value) === number ? null : 'It is refused, or read as another id.';
  },
  tell: ({ value, written }) => [
    `The input is ${written === null ? 'the number' : 'the text'} ${written === null ? value : `"${WRITTEN[written]?.(value)}"`}.`,
  ],
};

const WORDS = ['inProgress', 'done', 'not initiated'] as const;
const SPELLED: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => ` ${word} `,
  (word) => word.split('').join(' '),
  (word) => word.replaceAll(' ', ''),
];

export const closedWords: TableLaw<{ readonly word: string; readonly spelled: number }> = {
  kind: 'table',
  name: 'closed-words',
  sentence: 'A word of a closed list is found in any letter case and with any spaces, and no other word is.',
  ids: ['GA-9'],
  universe: [`${WORDS.length} words of a list and 4 others`, `${SPELLED.length} spellings`],
  bound: 50,
  isQuick: true,
  *questions() {
    for (const word of [...WORDS, '', 'progress', 'dones', 'constructor'])
      for (const spelled of SPELLED.keys()) yield { word, spelled };
  },
  faultOf({ word, spelled }) {
    const read = parseClosedWord(WORDS, SPELLED[spelled]?.(word));
    const known = WORDS.find((each) => each === word);
    return (read.ok ? read.value : undefined) === known ? null : 'Another word is read.';
  },
  tell: ({ word, spelled }) => [`The text is "${SPELLED[spelled]?.(word)}".`],
};
