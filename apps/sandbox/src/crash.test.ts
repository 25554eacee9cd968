import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostSnapshot } from '@partyline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type EventReceiver } from './testing/event-receiver.ts';
import { clientOf } from './testing/running-sandbox.ts';
import { spawnSandbox } from './testing/sandbox-process.ts';
import { until } from './testing/until.ts';
import type { RunningService } from '@partyline/tools-processes';

/** Kills; more rounds hit more moments. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const INSTANCES = 6;
const HOST = '/instance-host/v1/instances';
const V1 = '/identitytoolkit.googleapis.com/v1';

let dataDir: string;
let receiver: EventReceiver;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});

const acknowledged = {
  uids: new Set<string>(),
  commandNumbers: new Map<string, number>(),
  newest: new Map<string, HostSnapshot>(),
};

function isNewer(a: HostSnapshot, b: HostSnapshot): boolean {
  return a.epoch > b.epoch || (a.epoch === b.epoch && a.sequence > b.sequence);
}

function note(snapshot: HostSnapshot): void {
  const known = acknowledged.newest.get(snapshot.vicUuid);
  if (!known || isNewer(snapshot, known)) acknowledged.newest.set(snapshot.vicUuid, snapshot);
}

/** Signs users up and sends commands, one after the other, until the sandbox is killed. */
async function work({ url }: RunningService, vicUuids: readonly string[]): Promise<void> {
  const { call, signed } = clientOf(url);
  const signUps = async (): Promise<void> => {
    for (;;) {
      const body = { email: `${randomUUID()}@demo.test`, password: 'Partyline-demo-1' };
      const answer = await call<{ localId: string }>('POST', `${V1}/accounts:signUp`, body);
      if (answer.status === 200) acknowledged.uids.add(answer.body.localId);
    }
  };
  const commands = async (): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const vicUuid = vicUuids[turn % vicUuids.length]!;
      const number = (acknowledged.commandNumbers.get(vicUuid) ?? 0) + 1;
      const answer = await signed<{ instance: HostSnapshot }>('POST', `${HOST}/${vicUuid}/commands`, {
        commandId: randomUUID(),
        number,
        action: Math.floor(turn / vicUuids.length) % 2 === 0 ? 'start' : 'stop',
        callbackUrl: receiver.url,
      });
      expect(answer.status).toBe(200);
      acknowledged.commandNumbers.set(vicUuid, answer.body.instance.lastCommandNumber);
      note(answer.body.instance);
    }
  };
  await Promise.allSettled([signUps(), commands()]);
}

async function check({ url }: RunningService): Promise<void> {
  const { call, signed } = clientOf(url);
  const { body } = await call<{ users?: { localId: string }[] }>(
    'POST',
    `${V1}/projects/demo-partyline/accounts:lookup`,
    { localId: [...acknowledged.uids] },
    { authorization: 'Bearer owner' },
  );
  expect(new Set(body.users?.map((user) => user.localId))).toEqual(acknowledged.uids);
  for (const { event } of receiver.deliveries) note(event.instance);
  for (const [vicUuid, newest] of acknowledged.newest) {
    const { body: now } = await signed<HostSnapshot>('GET', `${HOST}/${vicUuid}`);
    expect([vicUuid, isNewer(newest, now)]).toEqual([vicUuid, false]);
    expect(now.lastCommandNumber).toBeGreaterThanOrEqual(acknowledged.commandNumbers.get(vicUuid) ?? 0);
  }
}

describe('a sandbox that is killed', () => {
  it('again and again in the middle of its work loses no user, goes back in no counter, and ends its commands', async () => {
    const settings = { SANDBOX_DATA_DIR: dataDir, SANDBOX_SPEED: '20' };
    const vicUuids = Array.from({ length: INSTANCES }, () => randomUUID());
    let running = await spawnSandbox(settings);
    for (const vicUuid of vicUuids) {
      await clientOf(running.url).signed('POST', HOST, {
        vicUuid,
        deviceName: 'Intercom',
        deploymentTargetId: 'eu-fra',
        users: 4,
        callbackUrl: receiver.url,
      });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const usersBefore = acknowledged.uids.size;
      const working = work(running, vicUuids);
      // Each round kills at a different moment, after the first acknowledgement.
      await until('something was acknowledged', () => acknowledged.uids.size > usersBefore);
      await wait((round * 200) / ROUNDS);
      await running.kill();
      await working;
      running = await spawnSandbox(settings);
      await check(running);
    }
    expect(acknowledged.uids.size).toBeGreaterThanOrEqual(ROUNDS);
    expect(receiver.deliveries.every((delivery) => delivery.rightlySigned)).toBe(true);
    const { signed } = clientOf(running.url);
    for (const vicUuid of vicUuids) {
      const read = async (): Promise<HostSnapshot> =>
        (await signed<HostSnapshot>('GET', `${HOST}/${vicUuid}`)).body;
      const last = await until('its command has ended', async () => {
        const now = await read();
        return now.runningCommand === null && (now.state === 'offline' || now.DNSStatus === 'ready')
          ? now
          : null;
      });
      await until('its end was reported', () =>
        receiver.deliveries.some(
          ({ event }) => event.instance.vicUuid === vicUuid && event.instance.sequence >= last.sequence,
        ),
      );
    }
    await running.kill();
  }, 180_000);
});
