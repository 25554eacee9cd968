import { tz } from '@date-fns/tz';
import { millisecondsInMinute } from 'date-fns/constants';
import { differenceInDays } from 'date-fns/differenceInDays';
import { intlFormat } from 'date-fns/intlFormat';
import { millisecondsToHours } from 'date-fns/millisecondsToHours';
import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes';
import { subDays } from 'date-fns/subDays';

/** Its days have 24 hours, so they count as time passed. */
const UTC = { in: tz('UTC') } as const;

/** The domain never reads the host's locale or time zone. [GU-14] */
export interface DateContext {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Examples are British English. */
const FORMS = {
  /** 29 Nov 2026: a renewal or an end. */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 29 Nov: at most weeks away. */
  day: { day: 'numeric', month: 'short' },
  /** 1 November 2026: the version of a document. */
  'long-date': { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov, 14:02 */
  'day-time': { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** 20 Nov 2025, 14:02 */
  'date-time': { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 14:02 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** Fri, 27 Nov */
  'weekday-day': { weekday: 'short', day: 'numeric', month: 'short' },
  /** Fri, 27 Nov 2025 */
  'weekday-date': { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Tue */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateForm = keyof typeof FORMS;

/** Within this many days a weekday is unambiguous. */
const WEEKDAY_DAYS = 6;
/** Beyond this many days a day and month are ambiguous. */
const YEAR_DAYS = 300;

/** Cached: formatting takes about 0.1 ms, and a list shows the same instants often. */
const TEXTS_LIMIT = 5_000;
const texts = new Map<string, string>();

/** Formats an instant in milliseconds since 1970; empty for an invalid one. [GU-14] */
export function formatInstant(ms: number, form: DateForm, { locale, timeZone }: DateContext): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${form}/${locale}/${timeZone}/${Math.floor(ms / millisecondsInMinute)}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  if (texts.size >= TEXTS_LIMIT) texts.clear();
  const text = intlFormat(date, { ...FORMS[form], timeZone }, { locale });
  texts.set(key, text);
  return text;
}

function needsYear(ms: number, nowMs: number): boolean {
  return ms < Number(subDays(nowMs, YEAR_DAYS, UTC));
}

/** Formats an instant as "20 Nov, 14:02", with the year once it is more than 300 days ago. [GU-14] */
export function formatDateTime(ms: number, nowMs: number, context: DateContext): string {
  return formatInstant(ms, needsYear(ms, nowMs) ? 'date-time' : 'day-time', context);
}

/**
 * Formats an instant as "Tue 22:40" within six days and for the future, "11 Nov" within 300 days, else "2 Oct 2025"; null for an
 * invalid one. [PLUS-11, GU-14]
 */
export function formatSince(sinceMs: number, nowMs: number, context: DateContext): string | null {
  if (!Number.isFinite(sinceMs) || !Number.isFinite(nowMs)) return null;
  if (sinceMs > Number(subDays(nowMs, WEEKDAY_DAYS, UTC))) {
    return `${formatInstant(sinceMs, 'weekday', context)} ${formatInstant(sinceMs, 'time', context)}`;
  }
  return formatInstant(sinceMs, needsYear(sinceMs, nowMs) ? 'date' : 'day', context);
}

/** The two largest units. All zero: less than a minute. */
export interface Elapsed {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * Returns the time between two instants in milliseconds since 1970. A future instant counts as now, since clocks differ; null when
 * either is not finite. [PLUS-11]
 */
export function computeElapsed(sinceMs: number, nowMs: number): Elapsed | null {
  if (!Number.isFinite(sinceMs) || !Number.isFinite(nowMs)) return null;
  const ms = Math.max(0, nowMs - sinceMs);
  const days = differenceInDays(ms, 0, UTC);
  const hours = millisecondsToHours(ms) % 24;
  const minutes = millisecondsToMinutes(ms) % 60;
  if (days >= 2) return { days, hours: 0, minutes: 0 };
  return days === 1 ? { days, hours, minutes: 0 } : { days, hours, minutes };
}
