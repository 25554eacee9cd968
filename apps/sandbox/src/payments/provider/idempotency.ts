import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';
import { PaymentError } from '../model/payment-error.ts';

const KEPT_MS = 24 * 3600 * 1000;

const answerSchema = v.object({
  key: v.string(),
  fingerprint: v.string(),
  at: v.number(),
  status: v.number(),
  body: v.string(),
});
/** An answer given under a key. */
export type KeptAnswer = v.InferOutput<typeof answerSchema>;

/** Answers by idempotency key, for a day: the same request again gets the same answer and does nothing. */
export class IdempotencyKeys {
  readonly #store: RecordStore<KeptAnswer>;
  readonly #running = new Set<string>();

  private constructor(store: RecordStore<KeptAnswer>) {
    this.#store = store;
  }

  static async open(folder: string, nowMs: number): Promise<IdempotencyKeys> {
    const store = await RecordStore.open<KeptAnswer>(folder, {
      keyOf: ({ key }) => key,
      parse: (value) => v.parse(answerSchema, value),
    });
    for (const { key, at } of store.all()) if (nowMs - at > KEPT_MS) await store.delete(key);
    return new IdempotencyKeys(store);
  }

  /** The answer the key got; undefined for a new key. Refuses a key that was used for another request. */
  find(key: string, fingerprint: string, nowMs: number): KeptAnswer | undefined {
    const kept = this.#store.get(key);
    if (!kept || nowMs - kept.at > KEPT_MS) return undefined;
    if (kept.fingerprint !== fingerprint) {
      throw new PaymentError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    return kept;
  }

  /** Runs the first request of a key; refuses another one meanwhile, as the provider does: callers try again. */
  async alone<T>(key: string, run: () => Promise<T>): Promise<T> {
    if (this.#running.has(key)) {
      throw new PaymentError(
        409,
        `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      );
    }
    this.#running.add(key);
    try {
      return await run();
    } finally {
      this.#running.delete(key);
    }
  }

  keep(answer: KeptAnswer): Promise<void> {
    return this.#store.put(answer);
  }
}

/** What tells one request from another. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}
