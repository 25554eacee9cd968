import type { streamByeSchema } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { isFor, isSameReader, type Reader } from '@partyline/notifications';
import { millisecondsInDay } from 'date-fns/constants';
import type { ServerResponse } from 'node:http';
import type { InferOutput } from 'valibot';
import { formatCursor, isAfter, type Cursor } from '../../../records/notifications/cursor.ts';
import { EventStream } from './event-stream.ts';
import { messageOf, type NotificationRow } from '../../../records/notifications/notifications.repository.ts';
import type { StreamStart } from './stream-start.ts';

export type ByeReason = InferOutput<typeof streamByeSchema>['reason'];

export type LostReading = Extract<ByeReason, 'rights-changed' | 'shut-out'>;

export interface StreamLife {
  /** Of the messages, as it was when the stream began. */
  readonly language: Language;
  /** Unix seconds. */
  readonly tokenExpiresAt: number;
  readonly shutdown: AbortSignal;
  readonly recheckMs: number;
  /** Returns the reader now, or why they lost access; throws if unknown. */
  readonly refetchReader: () => Promise<Reader | LostReading>;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/** The timers' limit; a reader still connected then reconnects. */
const LONGEST_MS = millisecondsInDay;

/** One reader's stream: delivers each notification once and in order, and decides when to end. */
export class NotificationStream {
  readonly #reader: Reader;
  readonly #life: StreamLife;
  #waiting: NotificationRow[] = [];
  #stream: EventStream | null = null;
  #cursor: Cursor = { xid: 0n, id: 0n };
  #isChecking = false;
  #isCheckWanted = false;
  #earlyBye: ByeReason | null = null;
  #timers: NodeJS.Timeout[] = [];

  constructor(reader: Reader, life: StreamLife) {
    this.#reader = reader;
    this.#life = life;
  }

  /** Accepts a notification from the hub; queued before the stream begins. */
  readonly onRow = (row: NotificationRow): void => {
    if (this.#stream === null) {
      this.#waiting.push(row);
      return;
    }
    if (!isAfter(row.cursor, this.#cursor)) return;
    this.#cursor = row.cursor;
    if (isFor(this.#reader, row)) this.#stream.send(messageOf(row, this.#life.language));
  };

  readonly onRightsChange = (uid: string | null): void => {
    if (uid === null || uid === this.#reader.uid) void this.#recheck();
  };

  /** Begins: `ready`, the missed rows, the queued ones, then live rows. */
  begin(response: ServerResponse, { cursor, missed }: StreamStart, appVersion: string | null): void {
    response.once('close', () => this.#close());
    const stream = new EventStream(response);
    this.#stream = stream;
    this.#cursor = cursor;
    const ready = {
      cursor: formatCursor(cursor),
      serverTime: new Date().toISOString(),
      ...(appVersion === null ? {} : { appVersion }),
    };
    stream.send(`id: ${ready.cursor}\nevent: ready\ndata: ${JSON.stringify(ready)}\n\n`);
    for (const row of [...missed, ...this.#waiting]) this.onRow(row);
    this.#waiting = [];
    if (this.#earlyBye === null) this.#watch();
    else this.#bye(this.#earlyBye);
    if (response.destroyed) this.#close();
  }

  #watch(): void {
    const { tokenExpiresAt, shutdown, recheckMs } = this.#life;
    const left = Math.min(Math.max(tokenExpiresAt * 1000 - Date.now(), 0), LONGEST_MS);
    this.#timers = [
      setTimeout(() => this.#bye('token-expired'), left),
      setInterval(() => void this.#recheck(), recheckMs),
    ];
    shutdown.addEventListener('abort', this.#onShutdown);
    if (shutdown.aborted) this.#onShutdown();
    // Catches changes between reading the caller and subscribing.
    void this.#recheck();
  }

  readonly #onShutdown = (): void => this.#bye('shutdown');

  #bye(reason: ByeReason): void {
    if (this.#stream === null) {
      this.#earlyBye = reason;
      return;
    }
    this.#stream.end(`event: bye\ndata: ${JSON.stringify({ reason })}\n\n`);
    this.#close();
  }

  #close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#life.shutdown.removeEventListener('abort', this.#onShutdown);
    this.#life.onEnd();
  }

  /** Runs one check at a time; a change during a check requests another. */
  async #recheck(): Promise<void> {
    this.#isCheckWanted = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (this.#takeCheck()) await this.#check();
    this.#isChecking = false;
  }

  #takeCheck(): boolean {
    const isWanted = this.#isCheckWanted;
    this.#isCheckWanted = false;
    return isWanted;
  }

  async #check(): Promise<void> {
    try {
      const now = await this.#life.refetchReader();
      if (typeof now === 'string') this.#bye(now);
      else if (!isSameReader(now, this.#reader)) this.#bye('rights-changed');
    } catch {
      // Reading fails without the database too; the next check decides.
    }
  }
}
