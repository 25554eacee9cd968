const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long something has lasted, in the two largest units that say enough: minutes below an hour, hours and minutes
 * below a day, days and hours below two days, then days. All zero: less than a minute.
 */
export interface Elapsed {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * How long ago an instant is (both in milliseconds since 1970). An instant that lies ahead (clocks differ) counts as
 * now; null when either is no finite number. [PLUS-11]
 */
export function computeElapsed(sinceMs: number, nowMs: number): Elapsed | null {
  if (!Number.isFinite(sinceMs) || !Number.isFinite(nowMs)) return null;
  const ms = Math.max(0, nowMs - sinceMs);
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor(ms / HOUR_MS) % 24;
  const minutes = Math.floor(ms / MINUTE_MS) % 60;
  if (days >= 2) return { days, hours: 0, minutes: 0 };
  return days === 1 ? { days, hours, minutes: 0 } : { days, hours, minutes };
}

/** How precisely a past instant is named: by weekday and time, by day and month, or with the year too. */
export type SinceStyle = 'weekday-time' | 'day-month' | 'day-month-year';

/** Within so many days a weekday names one day only. */
const WEEKDAY_DAYS = 6;
/** Beyond so many days a day and month may name two. */
const YEAR_DAYS = 300;

/**
 * How to name the instant since when something holds ("since Tue 22:40", "since 11 Nov"): a weekday within six days, the
 * year when it lies more than 300 days back. Milliseconds since 1970; what lies ahead is named by weekday. null when
 * either is no finite number. [PLUS-11]
 */
export function computeSinceStyle(sinceMs: number, nowMs: number): SinceStyle | null {
  if (!Number.isFinite(sinceMs) || !Number.isFinite(nowMs)) return null;
  const ms = nowMs - sinceMs;
  if (ms < WEEKDAY_DAYS * DAY_MS) return 'weekday-time';
  return ms <= YEAR_DAYS * DAY_MS ? 'day-month' : 'day-month-year';
}
