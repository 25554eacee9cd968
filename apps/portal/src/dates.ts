import {
  computeElapsed,
  formatDateTime,
  formatInstant,
  formatSince,
  type DateContext,
} from '@partyline/display';
import { screens, TEXTS_LOCALE } from '@partyline/texts';

/** Dates are parts of sentences, so they follow the texts' locale. */
const LOCALE = TEXTS_LOCALE;

let context: DateContext | undefined;

/** Returns the user's locale and time zone, lazily: loading the formatters takes milliseconds. */
export function userContext(): DateContext {
  if (context === undefined) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Chromium's name for a missing time zone, which formatters reject.
    context = { locale: LOCALE, timeZone: timeZone === 'Etc/Unknown' ? 'UTC' : timeZone };
  }
  return context;
}

/** Formats "29 Nov 2026". Instants are milliseconds since 1970. [GU-14] */
export function dateText(ms: number): string {
  return formatInstant(ms, 'date', userContext());
}

/** Formats "29 Nov": a date at most weeks away. [GU-14] */
export function dayText(ms: number): string {
  return formatInstant(ms, 'day', userContext());
}

/** Formats "20 Nov, 14:02", with the year where needed. [GU-14] */
export function dateTimeText(ms: number): string {
  return formatDateTime(ms, Date.now(), userContext());
}

/** Formats "14:02". [GU-14] */
export function timeText(ms: number): string {
  return formatInstant(ms, 'time', userContext());
}

/** Formats "since Tue 22:40", "since 11 Nov"; null without a valid instant. [GU-14] */
export function sinceText(sinceMs: number, nowMs: number): string | null {
  const since = formatSince(sinceMs, nowMs, userContext());
  return since === null ? null : screens.dashboard.since(since);
}

/** Formats "Fri 27 Nov", with the year beyond this one: a day of a log. [GU-14] */
export function logDayText(ms: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date().getFullYear();
  return formatInstant(ms, isThisYear ? 'weekday-day' : 'weekday-date', userContext());
}

/** Formats "22:40", "Tue 22:40", "11 Nov": shorter when nearer. [GU-14] */
export function momentText(ms: number): string {
  return formatSince(ms, Date.now(), userContext()) ?? dateText(ms);
}

/** Formats "3 h 12 m"; null without a valid instant. [PLUS-11] */
export function durationText(sinceMs: number, nowMs: number): string | null {
  const elapsed = computeElapsed(sinceMs, nowMs);
  return elapsed && screens.dashboard.duration(elapsed);
}

/** Formats "3 h 12 m ago", "just now"; null without a valid instant. [PLUS-11] */
export function agoText(sinceMs: number, nowMs: number): string | null {
  const duration = durationText(sinceMs, nowMs);
  return duration && screens.dashboard.ago(duration);
}

/** Formats "1 November 2026": a document's ISO 8601 date without time, equal in every time zone. */
export function documentDateText(date: string): string {
  return formatInstant(Date.parse(date), 'long-date', { locale: LOCALE, timeZone: 'UTC' });
}
