import type { ServerResponse } from 'node:http';

/** Bounds of the queue; slower readers reconnect and resume. */
const QUEUE_AT_MOST = 2_000;
const QUEUE_CHARS_AT_MOST = 4_000_000;
const HEARTBEAT_MS = 15_000;

/**
 * A server-sent event stream with a bounded queue: slower readers are disconnected. A comment every 15 s keeps proxies from closing
 * it.
 */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;
  #waiting: string[] = [];
  #waitingChars = 0;
  #full = false;
  #ending = false;

  constructor(response: ServerResponse, heartbeatMs: number = HEARTBEAT_MS) {
    this.#response = response;
    response.on('drain', () => this.#flush());
    // A broken connection also emits `close`.
    response.on('error', () => undefined);
    this.#heartbeat = setInterval(() => {
      if (!this.#full) this.#write(': still here\n\n');
    }, heartbeatMs);
    response.once('close', () => clearInterval(this.#heartbeat));
  }

  send(message: string): void {
    if (this.#ending) return;
    if (!this.#full) {
      this.#write(message);
      return;
    }
    this.#waiting.push(message);
    this.#waitingChars += message.length;
    if (this.#waiting.length > QUEUE_AT_MOST || this.#waitingChars > QUEUE_CHARS_AT_MOST) {
      this.#response.destroy();
    }
  }

  /** Sends a last message and ends the stream; the reader resumes. */
  end(message: string): void {
    if (this.#ending) return;
    this.#ending = true;
    clearInterval(this.#heartbeat);
    this.#waiting = [];
    this.#response.end(message);
  }

  #write(message: string): void {
    if (this.#response.destroyed) return;
    this.#full = !this.#response.write(message);
  }

  #flush(): void {
    this.#full = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#waitingChars = 0;
    for (const message of waiting) this.send(message);
  }
}
