import { intlFormat } from 'date-fns/intlFormat';

/** A daily time in which no alert is sent. */
export interface QuietHours {
  /** `HH:MM`; included. */
  readonly from: string;
  /** `HH:MM`, excluded; on the next day if before `from`. */
  readonly to: string;
  /** An IANA name. */
  readonly timeZone: string;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a time from `00:00` to `23:59`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** Returns whether a text is an IANA name such as `Europe/Berlin`; an offset such as `+02:00`, which has no letter, is refused. */
export function isTimeZone(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Returns the time on the clock of a time zone, `HH:MM`. */
export function timeOfDay(ms: number, timeZone: string): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return intlFormat(ms, form, { locale: 'en-GB' });
}

/** Returns whether an instant is in the quiet hours, by the wall clock of their time zone. [PLUS-16] */
export function isQuietAt(quiet: QuietHours | null, nowMs: number): boolean {
  if (quiet === null) return false;
  const now = timeOfDay(nowMs, quiet.timeZone);
  const { from, to } = quiet;
  // Times of one length compare like numbers.
  return from <= to ? from <= now && now < to : from <= now || now < to;
}
