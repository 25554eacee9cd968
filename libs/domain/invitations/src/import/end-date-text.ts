import { TZDate } from '@date-fns/tz';
import { parseInstant } from '@partyline/kernel';

/** `2026-12-31`, or `31.12.2026`. */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;
/** Figures in an order that is not known: only some of them are days. */
const FIGURES = /^(\d{1,4})[./\-\s]+(\d{1,2})[./\-\s]+(\d{1,4})$/;

const dayOf = (year: string, month: string, day: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Returns whether a day is in its month; Date.parse counts a 30 February on into March. */
function isCalendarDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).getUTCDate() === Number(day.slice(-2));
}

/** Returns the last millisecond of a calendar day in a time zone; null for 30 February. */
function endOfCalendarDay(day: string, timeZone: string): number | null {
  if (!isCalendarDay(day)) return null;
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  // Where clocks go back at midnight, 23:59 comes twice.
  return Number(new TZDate(year, month - 1, ofMonth + 1, timeZone)) - 1;
}

/**
 * Returns when access ends by the cell of an import, in milliseconds since 1970: the end of a day, `2026-12-31` or `31.12.2026`, in the
 * time zone, or an instant that names its zone; null for any other text. [PLUS-4, GX-27]
 */
export function readEndDate(text: string, timeZone: string): number | null {
  const [, first = '', month = '', last = ''] = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? [];
  if (first !== '') {
    const [year, day] = first.length === 4 ? [first, last] : [last, first];
    return endOfCalendarDay(dayOf(year, month, day), timeZone);
  }
  const instant = parseInstant(text);
  return instant.ok ? instant.value : null;
}

/**
 * Lists the days that figures may mean, as `2026-12-31`: day or month first, two or four figures of the year. `4/5/2027` may mean two
 * days. [PLUS-2, PLUS-4]
 */
export function listMeantDays(text: string): readonly string[] {
  const [, first = '', second = '', third = ''] = FIGURES.exec(text.trim()) ?? [];
  const readings: [year: string, month: string, day: string][] =
    first.length > 2
      ? [[first, second, third]]
      : [
          [third, second, first],
          [third, first, second],
        ];
  const days = readings
    .filter(([year, , day]) => (year.length === 2 || year.length === 4) && day.length <= 2)
    .map(([year, month, day]) => dayOf(year, month, day));
  return [...new Set(days)].filter(isCalendarDay);
}
