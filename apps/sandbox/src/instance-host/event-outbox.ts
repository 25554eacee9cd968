import { setTimeout as wait } from 'node:timers/promises';
import type { HostEvent } from '@partyline/contract';
import type { FaultList } from '../faults/fault-list.ts';
import type { InstanceRecord } from './simulation/instance-record.ts';
import { signHeaders } from './signature.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Without a 2xx for this long, delivery stops until the instance changes again. */
const GIVE_UP_AFTER_MS = 48 * 3600 * 1000;

export interface OutboxSource {
  get(vicUuid: string): InstanceRecord | undefined;
  /** Resolves when the record is on disk: only persisted states are sent. */
  persisted(vicUuid: string): Promise<void>;
  /** The delivery succeeded or was given up. */
  settled(vicUuid: string, deliveryId: string): void;
}

export interface OutboxSettings {
  readonly secret: string;
  readonly now: () => number;
  readonly faults: FaultList;
  /** Called after every attempt; status null: no answer. */
  readonly onAttempt: (event: HostEvent, callbackUrl: string, status: number | null) => void;
}

/**
 * Delivers the newest snapshot of each instance until its receiver answers 2xx. One attempt at a time per
 * instance; newer states replace waiting ones, since every event carries the full state.
 */
export class EventOutbox {
  readonly #source: OutboxSource;
  readonly #settings: OutboxSettings;
  /** Active deliveries; the controller aborts a delayed attempt when a newer state waits. */
  readonly #active = new Map<string, AbortController>();
  readonly #closing = new AbortController();

  constructor(source: OutboxSource, settings: OutboxSettings) {
    this.#source = source;
    this.#settings = settings;
  }

  /** Delivers the instance's state if anything is undelivered. */
  notify(vicUuid: string): void {
    if (this.#closing.signal.aborted) return;
    const active = this.#active.get(vicUuid);
    if (active) {
      active.abort();
      return;
    }
    if ((this.#source.get(vicUuid)?.delivery?.pendingSince ?? null) === null) return;
    this.#active.set(vicUuid, new AbortController());
    void this.#deliverAll(vicUuid);
  }

  /** Ends all attempts; undelivered events stay on disk. */
  stop(): void {
    this.#closing.abort();
  }

  async #deliverAll(vicUuid: string): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    for (;;) {
      const record = this.#source.get(vicUuid);
      const delivery = record?.delivery;
      if (!delivery || delivery.pendingSince === null || this.#closing.signal.aborted) break;
      this.#active.set(vicUuid, new AbortController());
      const givenUp = this.#settings.now() - delivery.pendingSince > GIVE_UP_AFTER_MS;
      const outcome = givenUp ? 'arrived' : await this.#attempt(record, delivery);
      if (outcome === 'arrived') this.#source.settled(vicUuid, delivery.deliveryId);
      if (outcome === 'failed') await this.#pause(retryMs);
      retryMs = outcome === 'failed' ? Math.min(retryMs * 2, LAST_RETRY_MS) : FIRST_RETRY_MS;
    }
    this.#active.delete(vicUuid);
  }

  async #attempt(
    { snapshot }: InstanceRecord,
    { callbackUrl, deliveryId }: NonNullable<InstanceRecord['delivery']>,
  ): Promise<'arrived' | 'failed' | 'overtaken'> {
    const event: HostEvent = { deliveryId, instance: snapshot };
    const fault = this.#settings.faults.strike('events', [snapshot.vicUuid, callbackUrl]);
    switch (fault?.kind) {
      case 'drop':
      case 'reset':
        this.#settings.onAttempt(event, callbackUrl, null);
        return 'failed';
      case 'hang':
        await this.#pause(ATTEMPT_TIMEOUT_MS, this.#settings.faults.cleared);
        return 'failed';
      case 'delay':
        return this.#sendLate(event, callbackUrl, fault.delayMs);
      case 'duplicate':
        await this.#send(event, callbackUrl);
        return this.#send(event, callbackUrl);
      case 'fail':
        await this.#send(event, callbackUrl);
        return 'failed';
      case undefined:
        return this.#send(event, callbackUrl);
    }
  }

  /** Delays an event. A newer event meanwhile overtakes it, so that it arrives out of order. */
  async #sendLate(
    event: HostEvent,
    callbackUrl: string,
    delayMs: number,
  ): Promise<'arrived' | 'failed' | 'overtaken'> {
    const newer = this.#active.get(event.instance.vicUuid)?.signal;
    const started = this.#settings.now();
    await this.#pause(delayMs, newer);
    if (!newer?.aborted) return this.#send(event, callbackUrl);
    const rest = Math.max(0, delayMs - (this.#settings.now() - started));
    void this.#pause(rest).then(() => this.#send(event, callbackUrl));
    return 'overtaken';
  }

  async #send(event: HostEvent, callbackUrl: string): Promise<'arrived' | 'failed'> {
    if (this.#closing.signal.aborted) return 'failed';
    const body = JSON.stringify(event);
    const { pathname, search } = new URL(callbackUrl);
    const signed = signHeaders(
      this.#settings.secret,
      { method: 'POST', path: `${pathname}${search}`, body },
      this.#settings.now(),
    );
    try {
      await this.#source.persisted(event.instance.vicUuid);
      const answer = await fetch(callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      this.#settings.onAttempt(event, callbackUrl, answer.status);
      return answer.ok ? 'arrived' : 'failed';
    } catch {
      this.#settings.onAttempt(event, callbackUrl, null);
      return 'failed';
    }
  }

  async #pause(ms: number, also?: AbortSignal): Promise<void> {
    const signal = also ? AbortSignal.any([this.#closing.signal, also]) : this.#closing.signal;
    await wait(ms, undefined, { signal }).catch(() => undefined);
  }
}
