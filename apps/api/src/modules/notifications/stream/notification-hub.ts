import { setTimeout as wait } from 'node:timers/promises';
import { listen, type Listener } from '../../../db/listen.ts';
import { openDatabase, type Database } from '../../../db/open-database.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import type { Cursor } from '../../../records/notifications/cursor.ts';
import {
  isSomethingHeldBack,
  readAfter,
  readHorizon,
  settleRestored,
  type NotificationRow,
} from '../../../records/notifications/notifications.repository.ts';

/** Receives notifications after a position, in order, and changes of rights. */
export interface Subscriber {
  onRow(row: NotificationRow): void;
  /** The user's rights may have changed; null: any user's, after missed messages. */
  onRightsChange(uid: string | null): void;
}

export interface HubDeps {
  readonly databaseUrl: string;
  readonly log: JobLog;
  readonly onRow?: () => void;
}

const ROWS_AT_ONCE = 500;
/** Backoff while an older open transaction holds committed rows back. */
const HELD_BACK_MS = { first: 20, longest: 320 };
/** Polling interval in case a wake-up was lost. */
const LOOK_EVERY_MS = 2_000;
const AFTER_FAILURE_MS = 500;

/**
 * Reads notifications once per process for all streams. NOTIFY only wakes it; the table gives content and order. Survives any loss
 * of the database.
 */
export class NotificationHub {
  readonly #log: JobLog;
  readonly #onRow: () => void;
  /** Its own pool, so that a flood of calls never delays the feed. */
  readonly #database: Database;
  readonly #subscribers = new Set<Subscriber>();
  readonly #closing = new AbortController();
  readonly #listener: Listener;
  readonly #loop: Promise<void>;
  readonly #begun = Promise.withResolvers<Cursor>();
  #cursor: Cursor | null = null;
  #nextHeldBackMs = HELD_BACK_MS.first;
  #isAwake = true;
  #wake: () => void = () => undefined;

  constructor({ databaseUrl, log, onRow = () => undefined }: HubDeps) {
    this.#log = log;
    this.#onRow = onRow;
    this.#database = openDatabase({ url: databaseUrl, applicationName: 'partyline-feed', maxConnections: 1 });
    this.#listener = listen({
      databaseUrl,
      channels: ['app_notifications', 'app_rights'],
      onMessage: (channel, payload) => this.#onMessage(channel, payload),
      onConnected: () => {
        this.#tellRights(null);
        this.#wakeUp();
      },
      onLost: (error) => log.warn({ err: error }, 'the connection that listens for notifications is lost'),
    });
    this.#loop = this.#run();
  }

  /** Position handed out so far; null until it has begun. */
  get cursor(): Cursor | null {
    return this.#cursor;
  }

  /** Resolves with its first position, however late. */
  get begun(): Promise<Cursor> {
    return this.#begun.promise;
  }

  get subscriberCount(): number {
    return this.#subscribers.size;
  }

  /** Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#wakeUp();
    await Promise.all([this.#loop, this.#listener.close()]);
    await this.#database.end();
  }

  #onMessage(channel: string, payload: string): void {
    if (channel === 'app_rights') this.#tellRights(payload);
    else this.#wakeUp();
  }

  #tellRights(uid: string | null): void {
    for (const subscriber of this.#subscribers) subscriber.onRightsChange(uid);
  }

  #wakeUp(): void {
    this.#isAwake = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      this.#isAwake = false;
      await this.#sleep(await this.#readOn());
    }
  }

  /** Hands out new rows; returns the longest time to sleep. */
  async #readOn(): Promise<number> {
    try {
      this.#cursor ??= await this.#begin();
      this.#begun.resolve(this.#cursor);
      // Asked before reading: rows released in between are read, later ones wake us.
      const isHeldBack = await isSomethingHeldBack(this.#database);
      const rows = await readAfter(this.#database, this.#cursor, ROWS_AT_ONCE);
      for (const row of rows) this.#handOut(row);
      if (rows.length === ROWS_AT_ONCE) return 0;
      return isHeldBack ? this.#heldBackMs() : this.#nothingHeldBack();
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#log.warn({ err: error }, 'notifications could not be read');
      return AFTER_FAILURE_MS;
    }
  }

  async #begin(): Promise<Cursor> {
    await settleRestored(this.#database);
    return readHorizon(this.#database);
  }

  #heldBackMs(): number {
    const now = this.#nextHeldBackMs;
    this.#nextHeldBackMs = Math.min(now * 2, HELD_BACK_MS.longest);
    return now;
  }

  #nothingHeldBack(): number {
    this.#nextHeldBackMs = HELD_BACK_MS.first;
    return LOOK_EVERY_MS;
  }

  #handOut(row: NotificationRow): void {
    this.#cursor = row.cursor;
    this.#onRow();
    for (const subscriber of this.#subscribers) subscriber.onRow(row);
  }

  async #sleep(atMostMs: number): Promise<void> {
    if (this.#isAwake || atMostMs === 0 || this.#closing.signal.aborted) return;
    const alarm = new AbortController();
    this.#wake = () => alarm.abort();
    await wait(atMostMs, undefined, { signal: alarm.signal }).catch(() => undefined);
    this.#wake = () => undefined;
  }
}
