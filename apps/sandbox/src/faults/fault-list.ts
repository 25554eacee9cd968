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
/**
 * `events` are deliveries of the instance host, `payment-events` those of the payment provider; the others
 * are stand-ins.
 */
export type FaultTarget = (typeof FAULT_TARGETS)[number];

const MAX_DELAY_MS = 600_000;

/** Body of POST /control/faults. */
export const faultInputSchema = v.strictObject({
  target: v.picklist(FAULT_TARGETS),
  /** Part of the path with query, or of an event's callback URL or vicUuid; absent: every request. */
  match: v.optional(v.pipe(v.string(), v.maxLength(500))),
  kind: v.picklist(['delay', 'fail', 'drop', 'duplicate', 'hang', 'reset']),
  /** Number of requests it applies to; absent: until removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS)), 1000),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
});
export type FaultInput = v.InferOutput<typeof faultInputSchema>;

/** An active fault; `times` counts down. */
export interface Fault extends Omit<FaultInput, 'times' | 'match'> {
  readonly id: string;
  readonly match: string;
  times: number | null;
}

/** Active faults; the oldest match applies. */
export class FaultList {
  #faults: Fault[] = [];
  #cleared = new AbortController();

  /** Aborts when faults are cleared, which releases held requests. */
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

  /** Clears one fault, or all without an id; false for an unknown id. */
  clear(id?: string): boolean {
    const before = this.#faults.length;
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
    this.#cleared.abort();
    this.#cleared = new AbortController();
    return id === undefined || this.#faults.length < before;
  }

  /** Finds the fault that applies to this request and counts it. `names`: texts that `match` is searched in. */
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

const PREFIXES: readonly (readonly [string, FaultTarget])[] = [
  ['/identitytoolkit.googleapis.com/', 'identity'],
  ['/securetoken.googleapis.com/', 'identity'],
  ['/identity/', 'identity'],
  ['/emulator/auth/', 'identity'],
  ['/instance-host/', 'instance-host'],
  ['/manager/', 'manager'],
  ['/v1/', 'payments'],
  ['/payments/', 'payments'],
];

/** Returns the stand-in that serves a URL; null for control and inbox, which have no faults. */
export function targetOf(url: string): FaultTarget | null {
  return PREFIXES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? null;
}
