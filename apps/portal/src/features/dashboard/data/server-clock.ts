/** A difference between the clocks that makes no difference on screen. */
const TOLERATED_MS = 2_000;

let offsetMs = 0;

/**
 * How far ahead the server's clock is, in ms, from one answer: its Date header (whole seconds, so half of one more on
 * average) against the middle of the request. 0 when the two agree, and without a readable date.
 */
export function computeClockOffset(date: string | null, askedMs: number, answeredMs: number): number {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return 0;
  const offset = told + 500 - (askedMs + answeredMs) / 2;
  return Math.abs(offset) <= TOLERATED_MS ? 0 : Math.round(offset);
}

/**
 * Reads the server's time once: its instants are measured by its clock, and a command must not count as unanswered because
 * this computer's clock is wrong. Without an answer this computer's time is used.
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

/** The time by the server's clock, in ms since 1970. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
