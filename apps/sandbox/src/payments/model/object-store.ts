import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type RecordKind, RecordStore } from '../../storage/record-store.ts';
import type { Kind, Kinds, PaymentObject } from './objects.ts';
import type { ListOf } from './sold-objects.ts';
import { missing } from './payment-error.ts';

/** Internal fields, never part of an answer. */
export type Hidden = Readonly<Record<string, unknown>>;

interface Stored {
  readonly sequence: number;
  readonly value: PaymentObject;
  readonly hidden: Hidden;
}

const storedSchema = v.object({
  sequence: v.number(),
  value: v.looseObject({ id: v.string(), object: v.string() }),
  hidden: v.record(v.string(), v.unknown()),
});

const STORED: RecordKind<Stored> = {
  keyOf: ({ value }) => value.id,
  // Written by this program only, so the fields are as its operations made them.
  parse: (value) => v.parse(storedSchema, value) as unknown as Stored,
};

/**
 * All objects of the payment provider. Changes apply at once; {@link flush} resolves when they are on disk.
 */
export class ObjectStore {
  readonly #store: RecordStore<Stored>;
  readonly #byKind = new Map<string, Set<string>>();
  #sequence = 0;
  #writes: Promise<unknown>[] = [];

  private constructor(store: RecordStore<Stored>) {
    this.#store = store;
    for (const { sequence, value } of store.all().sort((a, b) => a.sequence - b.sequence)) {
      this.#sequence = sequence;
      this.#idsOf(value.object).add(value.id);
    }
  }

  static async open(folder: string): Promise<ObjectStore> {
    return new ObjectStore(await RecordStore.open(folder, STORED));
  }

  /** Opens a store without files, for calculations. */
  static inMemory(): ObjectStore {
    return new ObjectStore(RecordStore.inMemory(STORED));
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const value = this.#store.get(id)?.value;
    return value?.object === kind ? (value as Kinds[K]) : undefined;
  }

  /**
   * Returns the object; refuses an unknown id or one of another kind. `param` names the parameter in the
   * error.
   */
  require<K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] {
    const value = this.get(kind, id);
    if (value === undefined) throw missing(kind, id, param);
    return value;
  }

  find(id: string): PaymentObject | undefined {
    return this.#store.get(id)?.value;
  }

  hidden(id: string): Hidden {
    return this.#store.get(id)?.hidden ?? {};
  }

  /** Lists the objects of a kind, newest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#idsOf(kind)].reverse().flatMap((id) => this.get(kind, id) ?? []);
  }

  /** Stores an object; `hidden` is merged. */
  put<T extends PaymentObject>(value: T, hidden: Hidden = {}): T {
    const before = this.#store.get(value.id);
    const sequence = before?.sequence ?? ++this.#sequence;
    this.#idsOf(value.object).add(value.id);
    this.#track(this.#store.put({ sequence, value, hidden: { ...before?.hidden, ...hidden } }));
    return value;
  }

  delete(id: string): void {
    const value = this.#store.get(id)?.value;
    if (value === undefined) return;
    this.#idsOf(value.object).delete(id);
    this.#track(this.#store.delete(id));
  }

  /** Resolves when all changes so far are on disk; throws if a write failed. */
  async flush(): Promise<void> {
    const writes = this.#writes;
    this.#writes = [];
    await Promise.all(writes);
  }

  /** Resolves when no write is running. */
  settle(): Promise<void> {
    return this.#store.settle();
  }

  #track(write: Promise<void>): void {
    write.catch(() => undefined); // reported by flush
    this.#writes.push(write);
  }

  #idsOf(kind: string): Set<string> {
    const ids = this.#byKind.get(kind) ?? new Set<string>();
    this.#byKind.set(kind, ids);
    return ids;
  }
}

/** Makes a random id such as `cus_Rz8…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Returns one page of a list, in the given order. */
export function pageOf<T extends { readonly id: string }>(
  url: string,
  all: readonly T[],
  paging: {
    readonly limit: number;
    readonly starting_after?: string | undefined;
    readonly ending_before?: string | undefined;
  },
): ListOf<T> {
  const { limit, starting_after: after, ending_before: before } = paging;
  const placeOf = (id: string, param: string): number => {
    const place = all.findIndex((entry) => entry.id === id);
    if (place < 0) throw missing('object', id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  };
}

export function listOf<T>(url: string, data: readonly T[]): ListOf<T> {
  return { object: 'list', data, has_more: false, url, total_count: data.length };
}
