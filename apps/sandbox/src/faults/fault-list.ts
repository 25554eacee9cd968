import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

const FAULT_TARGETS = [
  'identity',
  'instance-host',
  'events',
  'manager',
  'payments',
  'payment-events',
] as const;
/** Which stand-in a fault is for; `events` are the deliveries of the instance host, `payment-events` those of the payment provider. */
export type FaultTarget = (typeof FAULT_TARGETS)[number];

const MAX_DELAY_MS = 600_000;

/** What is asked of POST /control/faults. */
export const faultInputSchema = v.strictObject({
  target: v.picklist(FAULT_TARGETS),
  /** Part of the path with its query, or of the callback address or the vicUuid of an event; absent: every request. */
  match: v.optional(v.pipe(v.string(), v.maxLength(500))),
  kind: v.picklist(['delay', 'fail', 'drop', 'duplicate', 'hang', 'reset']),
  /** How often it strikes; absent: until it is taken away. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS)), 1000),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
});
/** A fault to put in place. */
export type FaultInput = v.InferOutput<typeof faultInputSchema>;

/** A fault in place; `times` counts down. */
export interface Fault extends Omit<FaultInput, 'times' | 'match'> {
  readonly id: string;
  readonly match: string;
  times: number | null;
}

/** The faults in place. The oldest that fits strikes. */
export class FaultList {
  #faults: Fault[] = [];
  #cleared = new AbortController();

  /** Aborts when faults are taken away: whatever they hold is let go. */
  get cleared(): AbortSignal {
    return this.#cleared.signal;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  add(input: FaultInput): Fault {
    const fault = { ...input, id: randomUUID(), match: input.match ?? '', times: input.times ?? null };
    this.#faults.push(fault);
    return fault;
  }

  /** Takes one fault away, or all; false for an id that is not in place. */
  clear(id?: string): boolean {
    const before = this.#faults.length;
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
    this.#cleared.abort();
    this.#cleared = new AbortController();
    return id === undefined || this.#faults.length < before;
  }

  /** The fault that strikes now, counted; undefined for none. `names`: what `match` may be part of. */
  strike(target: FaultTarget, names: readonly string[]): Fault | undefined {
    const fault = this.#faults.find(
      (entry) => entry.target === target && names.some((name) => name.includes(entry.match)),
    );
    if (fault && fault.times !== null) {
      fault.times -= 1;
      if (fault.times === 0) this.#faults = this.#faults.filter((entry) => entry !== fault);
    }
    return fault;
  }
}
