const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * How long to wait, in milliseconds, before the nth attempt in a row (1 is the first): twice as long each time, at most
 * 30 s, and a random half of it less, so that browsers do not come back all at once. `random` is from 0 to below 1.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full - (full / 2) * random);
}
