import { join } from 'node:path';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';

interface Shift {
  readonly id: 'clock';
  readonly aheadS: number;
}

/** The wall clock plus a stored shift. */
export class PaymentClock {
  readonly #store: RecordStore<Shift>;
  readonly #wall: () => number;
  #aheadS: number;
  #timer: NodeJS.Timeout | undefined;

  private constructor(store: RecordStore<Shift>, wall: () => number) {
    this.#store = store;
    this.#wall = wall;
    this.#aheadS = store.get('clock')?.aheadS ?? 0;
  }

  static async open(folder: string, wall: () => number): Promise<PaymentClock> {
    const store = await RecordStore.open<Shift>(join(folder, 'clock'), {
      keyOf: ({ id }) => id,
      parse: (value) => v.parse(v.object({ id: v.literal('clock'), aheadS: v.number() }), value),
    });
    return new PaymentClock(store, wall);
  }

  /** Returns the clock's time in Unix seconds. */
  now(): number {
    return Math.floor(this.#wall() / 1000) + this.#aheadS;
  }

  /** Moves the clock forward to the time in Unix seconds, never back. */
  moveTo(seconds: number): void {
    this.#aheadS += Math.max(0, seconds - this.now());
  }

  save(): Promise<void> {
    return this.#store.put({ id: 'clock', aheadS: this.#aheadS });
  }

  everySecond(run: () => void): void {
    this.#timer = setInterval(run, 1000);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
