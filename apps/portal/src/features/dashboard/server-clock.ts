/** How far this machine's clock may be off without anybody minding. */
const TOLERATED_MS = 2_000;

let offsetMs = 0;

/**
 * How far ahead the service's clock is, in ms, from one answer: its Date header (whole seconds, so half of one more on
 * average) against the middle of the time the answer took. 0 when the two agree, and when there is no date to read.
 */
export function computeClockOffset(date: string | null, askedMs: number, answeredMs: number): number {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return 0;
  const offset = told + 500 - (askedMs + answeredMs) / 2;
  return Math.abs(offset) <= TOLERATED_MS ? 0 : Math.round(offset);
}

/**
 * Asks the service for its time, once: the instants it sends are measured by its clock, and a command must not count as
 * unanswered because this machine's is wrong. Without an answer this machine's time is taken as it is.
 */
export async function learnServerClock(pingUrl: string): Promise<void> {
  const askedMs = Date.now();
  try {
    const answer = await fetch(pingUrl, { cache: 'no-store', credentials: 'omit' });
    offsetMs = computeClockOffset(answer.headers.get('date'), askedMs, Date.now());
  } catch {
    // The dashboard works without it.
  }
}

/** The time by the service's clock, in ms since 1970. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
