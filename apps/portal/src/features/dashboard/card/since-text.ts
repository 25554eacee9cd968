import { computeElapsed, computeSinceStyle, type SinceStyle } from '@partyline/display';
import { screens } from '@partyline/texts';

const words = screens.dashboard;
const LOCALE = 'en-GB';
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

const SINCE = {
  'weekday-time': { weekday: 'short', ...CLOCK },
  'day-month': DAY,
  'day-month-year': { ...DAY, year: 'numeric' },
} as const satisfies Record<SinceStyle, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(ms: number, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
  formats.set(key, known);
  return known.format(ms);
}

/** How long something has lasted: "3 h 12 m"; null when that cannot be said. */
export function durationText(sinceMs: number, nowMs: number): string | null {
  const elapsed = computeElapsed(sinceMs, nowMs);
  return elapsed && words.duration(elapsed);
}

/** Since when something holds, as short as it can be understood: "since Tue 22:40", "since 11 Nov". [GU-14] */
export function sinceText(sinceMs: number, nowMs: number, timeZone?: string): string | null {
  const style = computeSinceStyle(sinceMs, nowMs);
  return style && words.since(format(sinceMs, timeZone, SINCE[style]).replace(',', ''));
}

/** A date a person can plan with: "29 Nov 2026". */
export function dateText(ms: number, timeZone?: string): string {
  return format(ms, timeZone, SINCE['day-month-year']);
}

/** A day of this year: "29 Nov". */
export function dayText(ms: number, timeZone?: string): string {
  return format(ms, timeZone, DAY);
}

/** A moment of the past that a person may want to put a finger on: "20 Nov, 14:02". */
export function momentText(ms: number, timeZone?: string): string {
  return format(ms, timeZone, { ...DAY, ...CLOCK });
}

/** The time of day: "14:02". */
export function clockText(ms: number, timeZone?: string): string {
  return format(ms, timeZone, CLOCK);
}
