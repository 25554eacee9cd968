export const MAX_SPEED = 1000;

interface Pending {
  readonly run: () => void;
  /** Simulated milliseconds left, as of {@link since}. */
  remaining: number;
  since: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Clock of the simulation: simulated milliseconds pass `speed` times as fast as real ones. Speed 0 stops it;
 * a new speed also applies to running timers.
 */
export class SandboxClock {
  #speed: number;
  readonly #pending = new Map<string, Pending>();

  constructor(speed: number) {
    this.#speed = speed;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Runs once after the simulated time; a second call with the same key replaces the first. */
  schedule(key: string, simulatedMs: number, run: () => void): void {
    this.cancel(key);
    const entry: Pending = { run, remaining: simulatedMs, since: performance.now(), timer: undefined };
    this.#pending.set(key, entry);
    this.#arm(key, entry);
  }

  cancel(key: string): void {
    clearTimeout(this.#pending.get(key)?.timer);
    this.#pending.delete(key);
  }

  setSpeed(speed: number): void {
    const now = performance.now();
    for (const entry of this.#pending.values()) {
      clearTimeout(entry.timer);
      entry.remaining = Math.max(0, entry.remaining - (now - entry.since) * this.#speed);
      entry.since = now;
    }
    this.#speed = speed;
    for (const [key, entry] of this.#pending) this.#arm(key, entry);
  }

  stop(): void {
    for (const entry of this.#pending.values()) clearTimeout(entry.timer);
    this.#pending.clear();
  }

  #arm(key: string, entry: Pending): void {
    if (this.#speed === 0) return;
    entry.timer = setTimeout(() => {
      this.#pending.delete(key);
      entry.run();
    }, entry.remaining / this.#speed);
  }
}
