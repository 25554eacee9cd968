const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * The delay before the nth reconnect in a row (1 is the first), in milliseconds: exponential backoff up to 30 s, with a random half
 * taken off, so that browsers do not all reconnect at once.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full - (full / 2) * random);
}
