import { ToolkitError } from '../users/toolkit-error.ts';

const WINDOW_MS = 10 * 60 * 1000;
/** Least recently used addresses are evicted first. */
const MAX_ADDRESSES = 10_000;

/**
 * Rate limit per address over ten minutes, for known and unknown addresses alike, so that it reveals nothing.
 */
export class AttemptLimit {
  readonly #limit: () => number;
  readonly #now: () => number;
  readonly #attempts = new Map<string, readonly number[]>();

  constructor(limit: () => number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts an attempt; throws TOO_MANY_ATTEMPTS_TRY_LATER, uncounted, above the limit. */
  count(address: string): void {
    const now = this.#now();
    const recent = (this.#attempts.get(address) ?? []).filter((at) => at > now - WINDOW_MS);
    this.#attempts.delete(address);
    if (recent.length >= this.#limit()) {
      this.#attempts.set(address, recent);
      throw new ToolkitError(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'Too many attempts for this address. Try again later.',
      );
    }
    this.#attempts.set(address, [...recent, now]);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > MAX_ADDRESSES && oldest !== undefined) this.#attempts.delete(oldest);
  }

  forget(address: string): void {
    this.#attempts.delete(address);
  }

  clear(): void {
    this.#attempts.clear();
  }
}
