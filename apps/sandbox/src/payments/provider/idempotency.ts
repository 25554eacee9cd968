import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';
import { PaymentError } from '../model/payment-error.ts';

const STORED_MS = 24 * 3600 * 1000;

const answerSchema = v.object({
  key: v.string(),
  fingerprint: v.string(),
  at: v.number(),
  status: v.number(),
  body: v.string(),
});
export type StoredAnswer = v.InferOutput<typeof answerSchema>;

/** Stored answers by idempotency key, for a day: a repeated request gets the same answer and does nothing. */
export class IdempotencyKeys {
  readonly #store: RecordStore<StoredAnswer>;
  readonly #running = new Set<string>();

  private constructor(store: RecordStore<StoredAnswer>) {
    this.#store = store;
  }

  static async open(folder: string, nowMs: number): Promise<IdempotencyKeys> {
    const store = await RecordStore.open<StoredAnswer>(folder, {
      keyOf: ({ key }) => key,
      parse: (value) => v.parse(answerSchema, value),
    });
    for (const { key, at } of store.all()) if (nowMs - at > STORED_MS) await store.delete(key);
    return new IdempotencyKeys(store);
  }

  /** Returns the stored answer; undefined for a new key. Refuses a key used for another request. */
  find(key: string, fingerprint: string, nowMs: number): StoredAnswer | undefined {
    const stored = this.#store.get(key);
    if (!stored || nowMs - stored.at > STORED_MS) return undefined;
    if (stored.fingerprint !== fingerprint) {
      throw new PaymentError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    return stored;
  }

  /** Runs the first request of a key; refuses concurrent ones, as the provider does. */
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

  keep(answer: StoredAnswer): Promise<void> {
    return this.#store.put(answer);
  }
}

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}
