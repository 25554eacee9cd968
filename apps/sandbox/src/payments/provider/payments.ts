import { join } from 'node:path';
import type { FaultList } from '../../faults/fault-list.ts';
import type { AfterRetries, PaymentContext } from '../model/context.ts';
import type { EventType } from '../model/events.ts';
import { newEvent } from '../model/events.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { nextDue, runDue } from '../billing/lifecycle.ts';
import type { PaymentEvent } from '../model/objects.ts';
import { ObjectStore } from '../model/object-store.ts';
import { PaymentClock } from './payment-clock.ts';
import { WebhookOutbox, type WebhookTarget } from './webhook-outbox.ts';

export interface PaymentSettings {
  readonly dataFolder: string;
  /** Secret key of callers; empty: every call is refused. */
  readonly secretKey: string;
  readonly webhookUrl: string;
  readonly webhookSecrets: readonly string[];
  readonly faults: FaultList;
  /** Wall clock, Unix ms. */
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly onAttempt: (event: PaymentEvent, url: string, status: number | null) => void;
}

export class Payments implements PaymentContext {
  readonly objects: ObjectStore;
  readonly idempotency: IdempotencyKeys;
  readonly outbox: WebhookOutbox;
  readonly secretKey: string;
  readonly #clock: PaymentClock;
  readonly #settings: PaymentSettings;
  #afterRetries: AfterRetries = 'cancel';

  private constructor(
    settings: PaymentSettings,
    objects: ObjectStore,
    idempotency: IdempotencyKeys,
    clock: PaymentClock,
  ) {
    const { webhookUrl, webhookSecrets, faults, now, onAttempt } = settings;
    const target: WebhookTarget = { url: webhookUrl, secrets: webhookSecrets, mode: 'send' };
    this.#settings = settings;
    this.objects = objects;
    this.idempotency = idempotency;
    this.#clock = clock;
    this.secretKey = settings.secretKey;
    this.outbox = new WebhookOutbox({ objects, faults, now, onAttempt }, target);
  }

  static async open(settings: PaymentSettings): Promise<Payments> {
    const folder = join(settings.dataFolder, 'payments');
    return new Payments(
      settings,
      await ObjectStore.open(join(folder, 'objects')),
      await IdempotencyKeys.open(join(folder, 'idempotency'), settings.now()),
      await PaymentClock.open(folder, settings.now),
    );
  }

  now = (): number => this.#clock.now();
  url = (): string => this.#settings.publicUrl();
  wallClock = (): number => this.#settings.now();
  afterRetries = (): AfterRetries => this.#afterRetries;

  emit = (type: EventType, object: object, previous?: object): void => {
    const event = this.objects.put(newEvent(this.now(), type, object, previous));
    this.outbox.send(event.id);
  };

  setAfterRetries(choice: AfterRetries): void {
    this.#afterRetries = choice;
  }

  /** Moves the clock forward; what falls due on the way is processed at its own time. */
  async advanceTo(seconds: number): Promise<void> {
    for (let due = nextDue(this); due !== null && due <= seconds; due = nextDue(this)) {
      this.#clock.moveTo(Math.max(due, this.now()));
      runDue(this);
    }
    this.#clock.moveTo(seconds);
    await Promise.all([this.objects.flush(), this.#clock.save()]);
  }

  /** Resumes after a restart. Call it after listen. */
  resume(): void {
    this.outbox.resume();
    this.#clock.everySecond(() => {
      const due = nextDue(this);
      if (due !== null && due <= this.now()) runDue(this);
    });
  }

  async close(): Promise<void> {
    this.#clock.stop();
    this.outbox.stop();
    await this.objects.settle();
  }
}
