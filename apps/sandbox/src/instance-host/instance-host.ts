import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type HostCommand, type HostSnapshot, type hostCreateSchema } from '@partyline/contract';
import * as v from 'valibot';
import type { SandboxClock } from '../clock/sandbox-clock.ts';
import { RefusedRequest } from '../http/json-error.ts';
import { RecordStore } from '../storage/record-store.ts';
import { findTarget, type DeploymentTarget } from './simulation/deployment-targets.ts';
import { EventOutbox, type OutboxSettings } from './event-outbox.ts';
import {
  addressesOf,
  changed,
  instanceRecordSchema,
  type InstanceRecord,
} from './simulation/instance-record.ts';
import { beginCommand, beginReboot, takeNextStep, waitBeforeNextStep } from './simulation/simulation.ts';

export const NEWEST_VERSION = '4.8.2';

export interface InstanceHostSettings extends OutboxSettings {
  readonly dataFolder: string;
  /** Epoch of newly created instances. */
  readonly firstEpoch: number;
  readonly clock: SandboxClock;
  /** Known only after listen. */
  readonly publicUrl: () => string;
}

export class InstanceHost {
  readonly #store: RecordStore<InstanceRecord>;
  readonly #settings: InstanceHostSettings;
  readonly #outbox: EventOutbox;
  readonly #writes = new Map<string, Promise<void>>();

  private constructor(store: RecordStore<InstanceRecord>, settings: InstanceHostSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#outbox = new EventOutbox(
      {
        get: (vicUuid) => store.get(vicUuid),
        persisted: (vicUuid) => this.#writes.get(vicUuid) ?? Promise.resolve(),
        settled: (vicUuid, deliveryId) => this.#settle(vicUuid, deliveryId),
      },
      settings,
    );
  }

  static async open(settings: InstanceHostSettings): Promise<InstanceHost> {
    const store = await RecordStore.open<InstanceRecord>(join(settings.dataFolder, 'instances'), {
      keyOf: (record) => record.snapshot.vicUuid,
      parse: (value) => v.parse(instanceRecordSchema, value),
    });
    return new InstanceHost(store, settings);
  }

  /** Resumes running commands and undelivered events after a restart. Call it after listen. */
  resume(): void {
    for (const record of this.#store.all()) {
      const { vicUuid, ccmurl } = record.snapshot;
      const own = this.#ccmurlOf(vicUuid);
      const moved = ccmurl.endsWith(`/manager/${vicUuid}`) && ccmurl !== own;
      if (moved) void this.save(changed(record, { ccmurl: own }, this.#settings.now()));
      this.#schedule(vicUuid);
      this.#outbox.notify(vicUuid);
    }
  }

  get(vicUuid: string): InstanceRecord | undefined {
    return this.#store.get(vicUuid);
  }

  /** Returns an instance; throws 404 for an unknown one. */
  require(vicUuid: string): InstanceRecord {
    const record = this.#store.get(vicUuid);
    if (!record) throw new RefusedRequest(404, 'unknown-instance', 'There is no such instance.');
    return record;
  }

  /** Lists the instances, sorted by vicUuid. */
  list(): InstanceRecord[] {
    return this.#store.all().sort((a, b) => (a.snapshot.vicUuid < b.snapshot.vicUuid ? -1 : 1));
  }

  /** Creates an instance, offline; an existing one is left unchanged, a deleted one begins a new epoch. */
  async create(
    input: v.InferOutput<typeof hostCreateSchema>,
  ): Promise<{ accepted: boolean; instance: HostSnapshot }> {
    const existing = this.#store.get(input.vicUuid);
    if (existing && existing.snapshot.status !== 'deleted') {
      return { accepted: false, instance: existing.snapshot };
    }
    const target = findTarget(input.deploymentTargetId);
    if (!target) throw new RefusedRequest(400, 'invalid-request', 'There is no such deployment target.');
    const record = this.blank({ ...input, target });
    await this.save({
      ...record,
      delivery: {
        callbackUrl: input.callbackUrl,
        deliveryId: randomUUID(),
        pendingSince: this.#settings.now(),
      },
    });
    return { accepted: true, instance: record.snapshot };
  }

  /** Accepts a command; throws 409 if the state forbids it. Known and overtaken commands change nothing. */
  async command(
    vicUuid: string,
    command: HostCommand,
  ): Promise<{ accepted: boolean; instance: HostSnapshot }> {
    const found = this.require(vicUuid);
    const { callbackUrl } = command;
    const delivery = { deliveryId: randomUUID(), pendingSince: null, ...found.delivery, callbackUrl };
    const beginning = beginCommand({ ...found, delivery }, command, this.#settings.now());
    switch (beginning.kind) {
      case 'impossible':
        throw new RefusedRequest(409, 'not-possible', beginning.message);
      case 'known':
        await this.#writes.get(vicUuid);
        return { accepted: false, instance: found.snapshot };
      case 'taken':
        await this.save(beginning.record);
        if (command.action === 'upgrade') await this.#rebootMembers(beginning.record);
        return { accepted: true, instance: beginning.record.snapshot };
    }
  }

  /** Stores a record, continues its run and notifies its receiver. Resolves when it is on disk. */
  async save(record: InstanceRecord): Promise<void> {
    const { vicUuid } = record.snapshot;
    const sameRun = this.#store.get(vicUuid)?.run === record.run;
    const write = this.#store.put(record);
    this.#writes.set(vicUuid, write);
    if (!sameRun) this.#schedule(vicUuid);
    this.#outbox.notify(vicUuid);
    await write;
  }

  /** Returns a new instance, offline and healthy, without an account. */
  blank(input: {
    vicUuid: string;
    deviceName: string;
    target: DeploymentTarget;
    users: number;
  }): InstanceRecord {
    const { vicUuid, deviceName, target, users } = input;
    const previous = this.#store.get(vicUuid)?.snapshot.epoch ?? 0;
    const snapshot: HostSnapshot = {
      vicUuid,
      epoch: Math.max(previous + 1, this.#settings.firstEpoch),
      sequence: 1,
      occurredAt: new Date(this.#settings.now()).toISOString(),
      lastCommandNumber: 0,
      runningCommand: null,
      state: 'offline',
      status: 'healthy',
      progress: null,
      DNSStatus: '',
      deviceName,
      deploymentTargetId: target.id,
      deploymentTarget: target.name,
      ...addressesOf(vicUuid, target),
      ccmurl: this.#ccmurlOf(vicUuid),
      version: NEWEST_VERSION,
      availableVersion: '',
      restartRequired: false,
      failureReason: '',
      connectedUsers: 0,
    };
    return { snapshot, users, knownCommandIds: [], run: null, delivery: null };
  }

  /** Stops simulation and deliveries; resolves when everything is on disk. */
  async close(): Promise<void> {
    this.#outbox.stop();
    for (const record of this.#store.all()) this.#settings.clock.cancel(record.snapshot.vicUuid);
    await this.#store.settle();
  }

  /** Reboots the members of an upgraded leader. */
  async #rebootMembers({ snapshot: { vicUuid } }: InstanceRecord): Promise<void> {
    const members = this.list().filter(({ snapshot: { link } }) => link?.leaderUuid === vicUuid);
    for (const member of members) {
      const reboot = beginReboot(member, this.#settings.now());
      if (reboot !== null) await this.save(reboot);
    }
  }

  #ccmurlOf(vicUuid: string): string {
    return `${this.#settings.publicUrl()}/manager/${vicUuid}`;
  }

  #schedule(vicUuid: string): void {
    const record = this.#store.get(vicUuid);
    const waitMs = record ? waitBeforeNextStep(record) : null;
    if (waitMs === null) this.#settings.clock.cancel(vicUuid);
    else this.#settings.clock.schedule(vicUuid, waitMs, () => this.#step(vicUuid));
  }

  #step(vicUuid: string): void {
    const record = this.#store.get(vicUuid);
    if (!record) return;
    this.save(takeNextStep(record, this.#settings.now())).catch(reportLostWrite);
  }

  #settle(vicUuid: string, deliveryId: string): void {
    const record = this.#store.get(vicUuid);
    if (!record?.delivery) return;
    const pendingSince = record.delivery.deliveryId === deliveryId ? null : this.#settings.now();
    this.#store.put({ ...record, delivery: { ...record.delivery, pendingSince } }).catch(reportLostWrite);
  }
}

/** Reports a failed write; the state stays in memory and is written with the next change. */
function reportLostWrite(error: unknown): void {
  process.stderr.write(`The sandbox could not write an instance to disk: ${String(error)}\n`);
}
