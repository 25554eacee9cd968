import { hostListSchema, hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import { insertAccount, insertInstance } from '@partyline/rows/testing';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { signCall } from '../../providers/instance-host/host-request.ts';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { startSandbox } from '../processes/processes.ts';
import { startRecordingProxy } from '../outside/recording-proxy.ts';
import { TEST_HOST_SECRET } from '../start-api.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

const INSTANCES = 6;
const SPEED = 20;

const sandbox = oncePerFile(() => startSandbox(SPEED));
const proxy = oncePerFile(() => startRecordingProxy(sandbox.url));
const { test, issuer, node } = apiProcess(() => ({ hostUrl: proxy.url }));
const account = oncePerFile(() => insertAccount(test.database));
let token: string;
const vicUuids: string[] = [];

beforeAll(async () => {
  token = await issuer.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
  for (let index = 0; index < INSTANCES; index += 1) {
    vicUuids.push(
      await insertInstance(test.database, {
        account_id: account.accountId,
        workspace_id: account.defaultWorkspaceId,
        deployment_target_id: 'eu-fra',
        epoch: 0,
        sequence: 0,
      }),
    );
  }
});

/** Commands all instances continuously; records every 200. */
async function commandAll(acknowledged: Set<string>, isOver: () => boolean): Promise<void> {
  await Promise.all(
    vicUuids.map(async (vicUuid, index) => {
      for (let round = index; !isOver(); round += 1) {
        try {
          const action = round % 2 === 0 ? 'start' : 'stop';
          const { data } = await node.call('commandInstance', { token, body: { action, vicUuid } });
          if (data?.commandId !== undefined && data.commandId !== null) acknowledged.add(data.commandId);
        } catch {
          // Killed during the call: not acknowledged.
        }
        await wait(10);
      }
    }),
  );
}

interface StoredCommand {
  readonly id: string;
  readonly outcome: string;
  readonly delivered: boolean;
}

async function storedCommands(): Promise<readonly StoredCommand[]> {
  const { rows } = await test.database.query<StoredCommand>(
    `SELECT command_id AS id, outcome, delivered_at IS NOT NULL AS delivered FROM app.instance_commands`,
  );
  return rows;
}

async function hostSnapshots(): Promise<readonly HostSnapshot[]> {
  const path = '/instance-host/v1/instances';
  const headers = signCall({ method: 'GET', path, body: '' }, TEST_HOST_SECRET, Date.now());
  const response = await fetch(`${sandbox.url}${path}`, { headers });
  return v.parse(hostListSchema, await response.json()).instances;
}

/** The stored reports, in the host's form. */
async function knownSnapshots(): Promise<readonly HostSnapshot[]> {
  const { rows } = await test.database.query<Record<string, unknown>>(
    `SELECT vic_uuid AS "vicUuid", epoch, sequence, taken_command_number AS "lastCommandNumber",
      running_command AS "runningCommand", state, status, progress, dns_status AS "DNSStatus",
      device_name AS "deviceName", deployment_target_id AS "deploymentTargetId", deployment_target AS "deploymentTarget",
      dns_host AS "dnsHost", host_name AS "hostName", ip, device_end_point AS "deviceEndPoint", port, ccmurl, version,
      available_version AS "availableVersion", restart_required AS "restartRequired", failure_reason AS "failureReason",
      connected_users AS "connectedUsers"
      FROM app.instances ORDER BY vic_uuid::text`,
  );
  const withoutTime = v.omit(hostSnapshotSchema, ['occurredAt']);
  return rows.map((row) => ({ ...v.parse(withoutTime, row), occurredAt: '' }));
}

it(
  '[DEV-4, DEV-5] neither loses nor doubles an acknowledged command when killed repeatedly during starts and stops',
  { timeout: withinRounds(FAULT_ROUNDS) },
  async () => {
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await node.start();
      let isOver = false;
      const commanding = commandAll(acknowledged, () => isOver);
      const before = acknowledged.size;
      await until('it takes commands', () => acknowledged.size >= before + 1 + (kill % 4));
      // Spread, to interrupt every part of the work.
      await wait((kill * 60) / FAULT_ROUNDS);
      await api.kill();
      isOver = true;
      await commanding;
    }

    const api = await node.start();
    await until(
      'every command is delivered and over',
      async () => (await storedCommands()).every(({ outcome, delivered }) => delivered && outcome !== 'open'),
      60_000,
    );
    await until(
      'the database knows what the host knows',
      async () => {
        const host = await hostSnapshots();
        expect(await knownSnapshots()).toEqual(host.map((snapshot) => ({ ...snapshot, occurredAt: '' })));
        return host.every(({ runningCommand }) => runningCommand === null);
      },
      60_000,
    );
    const stored = await storedCommands();
    expect(acknowledged.size).toBeGreaterThan(FAULT_ROUNDS);
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]));
    expect(proxy.acceptedIds.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    expect(await api.stop()).toBe(0);
  },
);
