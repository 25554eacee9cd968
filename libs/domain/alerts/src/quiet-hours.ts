/** A time of every day in which nothing is told, in a time zone. */
export interface QuietHours {
  /** `HH:MM`; included. */
  readonly from: string;
  /** `HH:MM`; excluded. Before `from`, it is of the next day. */
  readonly to: string;
  /** An IANA name. */
  readonly timeZone: string;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, `00:00` to `23:59`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** Whether a text is the name of a time zone, such as `Europe/Berlin`; an offset such as `+02:00` is none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Returns the time of day, `HH:MM`, of an instant in a time zone. */
export function timeOfDay(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(ms);
}

/** Whether an instant is in the quiet hours, by the clock on the wall of their time zone; never without quiet hours. [PLUS-16] */
export function isQuietAt(quiet: QuietHours | null, nowMs: number): boolean {
  if (quiet === null) return false;
  const now = timeOfDay(nowMs, quiet.timeZone);
  const { from, to } = quiet;
  // Times of one length compare like numbers.
  return from <= to ? from <= now && now < to : from <= now || now < to;
}
