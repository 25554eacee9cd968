const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * Returns the ms before the nth reconnect in a row, from 1: exponential backoff up to 30 s, less a random half to spread
 * browsers.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full - (full / 2) * random);
}
