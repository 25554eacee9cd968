import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultList } from '../../faults/fault-list.ts';
import type { PaymentEvent } from '../model/objects.ts';
import type { ObjectStore } from '../model/object-store.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Enough for an endpoint that is down for many hours. */
const ATTEMPTS = 10_000;

/** More than one secret during a rotation. */
export interface WebhookTarget {
  readonly url: string;
  readonly secrets: readonly string[];
  /** `hold` delays events until they are sent; `discard` drops them. */
  readonly mode: 'send' | 'hold' | 'discard';
}

export interface WebhookOutboxSettings {
  readonly objects: ObjectStore;
  readonly faults: FaultList;
  readonly now: () => number;
  readonly onAttempt: (event: PaymentEvent, url: string, status: number | null) => void;
}

/**
 * Delivers events, oldest first, until the endpoint answers 2xx. A failed event is retried later without
 * blocking later ones: like the provider, it guarantees no order.
 */
export class WebhookOutbox {
  readonly #settings: WebhookOutboxSettings;
  readonly #closing = new AbortController();
  #target: WebhookTarget;
  #held: string[] = [];
  #queue: Promise<void> = Promise.resolve();

  constructor(settings: WebhookOutboxSettings, target: WebhookTarget) {
    this.#settings = settings;
    this.#target = target;
  }

  get target(): WebhookTarget {
    return this.#target;
  }

  /** Ids of held events, oldest first. */
  get held(): readonly string[] {
    return this.#held;
  }

  /** Changes target or mode; ending `hold` sends held events, newest first if `reversed`. */
  change(change: Partial<WebhookTarget>, reversed = false): void {
    this.#target = { ...this.#target, ...change };
    if (this.#target.mode === 'hold') return;
    const held = reversed ? this.#held.toReversed() : this.#held;
    this.#held = [];
    for (const id of held) this.send(id);
  }

  /** Sends an event, again or for the first time. */
  send(id: string): void {
    if (this.#target.mode === 'hold') {
      this.#held.push(id);
      return;
    }
    if (this.#target.mode === 'discard' || this.#target.url === '') {
      this.#settle(id);
      return;
    }
    this.#queue = this.#queue.then(() => this.#deliver(id, 1)).catch(() => undefined);
  }

  /** Resumes undelivered events after a restart. */
  resume(): void {
    for (const { id, pending_webhooks: pending } of this.#settings.objects.all('event').reverse())
      if (pending > 0) this.send(id);
  }

  stop(): void {
    this.#closing.abort();
  }

  async #deliver(id: string, attempt: number): Promise<void> {
    const event = this.#settings.objects.get('event', id);
    if (event === undefined || this.#closing.signal.aborted) return;
    await this.#settings.objects.flush(); // only persisted events are sent
    const { url } = this.#target;
    const fault = this.#settings.faults.strike('payment-events', [event.type, event.id, url]);
    switch (fault?.kind) {
      case 'delay':
        void this.#pause(fault.delayMs, this.#settings.faults.cleared).then(() =>
          this.#attempt(event, attempt),
        );
        return;
      case 'drop':
      case 'reset':
        this.#settings.onAttempt(event, url, null);
        this.#retry(id, attempt);
        return;
      case 'hang':
        void this.#pause(ATTEMPT_TIMEOUT_MS, this.#settings.faults.cleared).then(() =>
          this.#retry(id, attempt),
        );
        return;
      case 'duplicate':
        await this.#post(event);
        break;
      case 'fail':
        await this.#post(event);
        this.#retry(id, attempt);
        return;
      case undefined:
    }
    await this.#attempt(event, attempt);
  }

  async #attempt(event: PaymentEvent, attempt: number): Promise<void> {
    if (await this.#post(event)) this.#settle(event.id);
    else this.#retry(event.id, attempt);
  }

  #retry(id: string, attempt: number): void {
    if (attempt >= ATTEMPTS) return;
    const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempt - 1, 10), LAST_RETRY_MS);
    void this.#pause(pauseMs).then(() => this.#deliver(id, attempt + 1));
  }

  #settle(id: string): void {
    const event = this.#settings.objects.get('event', id);
    if (event && event.pending_webhooks > 0) this.#settings.objects.put({ ...event, pending_webhooks: 0 });
  }

  async #post(event: PaymentEvent): Promise<boolean> {
    if (this.#closing.signal.aborted) return false;
    const { url, secrets } = this.#target;
    const body = JSON.stringify({ ...event, pending_webhooks: 1 });
    let status: number | null = null;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (sandbox)',
          'stripe-signature': signatureHeader(secrets, body, this.#settings.now()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch {
      // No answer: retried.
    }
    this.#settings.onAttempt(event, url, status);
    return status !== null && status >= 200 && status < 300;
  }

  async #pause(ms: number, earlier?: AbortSignal): Promise<void> {
    const signals = earlier ? [this.#closing.signal, earlier] : [this.#closing.signal];
    await wait(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
  }
}

/** Signs a body as `t=…,v1=…`, one `v1` per secret. Uses the wall clock, since receivers refuse old times. */
export function signatureHeader(secrets: readonly string[], body: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  return [`t=${timestamp}`, ...signatures].join(',');
}
