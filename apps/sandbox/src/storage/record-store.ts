import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../setting-error.ts';
import { removeFile, writeFileAtomically } from './atomic-file.ts';

export interface RecordKind<T> {
  readonly keyOf: (record: T) => string;
  /** Validates a stored record; throws if it is invalid. */
  readonly parse: (value: unknown) => T;
}

/**
 * Immutable records in memory, each in a file that is replaced atomically. Reads are immediate; `put` and
 * `delete` resolve when the change is on disk. Changes of one record during a write are written once, with
 * the newest content.
 */
export class RecordStore<T> {
  /** null: in memory alone. */
  readonly #folder: string | null;
  readonly #kind: RecordKind<T>;
  readonly #records = new Map<string, T>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Promise<void>>();

  private constructor(folder: string | null, kind: RecordKind<T>) {
    this.#folder = folder;
    this.#kind = kind;
  }

  /** Opens or creates the folder. Throws a {@link SettingError} that names an unreadable file. */
  static async open<T>(folder: string, kind: RecordKind<T>): Promise<RecordStore<T>> {
    const store = new RecordStore(folder, kind);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (name.endsWith('.draft')) await rm(path);
      else if (name.endsWith('.json')) await store.#load(path);
    }
    return store;
  }

  /** Creates a store without files, for calculations. */
  static inMemory<T>(kind: RecordKind<T>): RecordStore<T> {
    return new RecordStore(null, kind);
  }

  get(key: string): T | undefined {
    return this.#records.get(key);
  }

  /** Lists all records, unordered. */
  all(): T[] {
    return [...this.#records.values()];
  }

  get size(): number {
    return this.#records.size;
  }

  put(record: T): Promise<void> {
    const key = this.#kind.keyOf(record);
    this.#records.set(key, record);
    return this.#write(key);
  }

  delete(key: string): Promise<void> {
    this.#records.delete(key);
    return this.#write(key);
  }

  async settle(): Promise<void> {
    await Promise.allSettled([...this.#running.values(), ...this.#waiting.values()]);
  }

  #write(key: string): Promise<void> {
    if (this.#folder === null) return Promise.resolve();
    const path = this.#pathOf(key, this.#folder);
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const previous = this.#running.get(key) ?? Promise.resolve();
    const next = previous
      .catch(() => undefined)
      .then(() => {
        this.#waiting.delete(key);
        const record = this.#records.get(key);
        const writing =
          record === undefined ? removeFile(path) : writeFileAtomically(path, JSON.stringify(record));
        const running = writing.finally(() => {
          if (this.#running.get(key) === running) this.#running.delete(key);
        });
        this.#running.set(key, running);
        return running;
      });
    this.#waiting.set(key, next);
    return next;
  }

  /** Returns the file of a key. Keys may hold any character and file systems may ignore case, so file names are hashes. */
  #pathOf(key: string, folder: string): string {
    return join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  async #load(path: string): Promise<void> {
    try {
      const record = this.#kind.parse(JSON.parse(await readFile(path, 'utf8')));
      this.#records.set(this.#kind.keyOf(record), record);
    } catch {
      throw new SettingError(`The sandbox cannot read its file ${path}: move it away and start again.`);
    }
  }
}
