/** Clock differences below this are ignored. */
const TOLERATED_MS = 2_000;

let offsetMs = 0;

/**
 * Computes the offset of the server clock in ms, from the Date header (whole seconds, so plus half of one) and the middle of the request. 0
 * within the tolerance or without a date.
 */
export function computeClockOffset(date: string | null, askedMs: number, answeredMs: number): number {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return 0;
  const offset = told + 500 - (askedMs + answeredMs) / 2;
  return Math.abs(offset) <= TOLERATED_MS ? 0 : Math.round(offset);
}

/** Reads the server time once, so that a wrong local clock does not make commands time out. Falls back to local time. */
export async function learnServerClock(pingUrl: string): Promise<void> {
  const askedMs = Date.now();
  try {
    const answer = await fetch(pingUrl, { cache: 'no-store', credentials: 'omit' });
    offsetMs = computeClockOffset(answer.headers.get('date'), askedMs, Date.now());
  } catch {
    // Falls back to local time.
  }
}

/** Returns the server time in ms since 1970. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
