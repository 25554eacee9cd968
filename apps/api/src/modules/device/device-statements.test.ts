import { insertAccount, insertInstance, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { countStatements } from '../../testing/database/counting-database.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { snapshotOf } from '../../testing/outside/test-host.ts';
import { editInstance } from '../vic/edit/edit-instance.service.ts';
import { instanceHistory } from '../../records/instances/instance-history.service.ts';
import { setFavorite } from '../vic/edit/set-favorite.service.ts';
import { upgradeInstance } from '../vic/edit/upgrade-instance.service.ts';
import { deleteWorkspace } from '../workspace/edit/delete-workspace.service.ts';
import { moveInstances } from '../workspace/move/move-instances.service.ts';
import { renameWorkspace } from '../workspace/edit/rename-workspace.service.ts';
import { addDevice } from './add-device.service.ts';
import { removeDevice } from './remove-device.service.ts';

const test = oncePerFile(createTestDatabase);

const requestId = randomUUID();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An account with devices in one of two workspaces, and its owner. */
async function workspace(devices: number) {
  const { accountId, ownerUid } = await insertAccount(test.database);
  const workspace = () => insertWorkspace(test.database, { account_id: accountId });
  const [from, to] = [await workspace(), await workspace()];
  const columns = { account_id: accountId, workspace_id: from, available_version: '9', device_name: 'Any' };
  const leader = await insertInstance(test.database, { ...columns, link_role: 'Leader' });
  const follows = { ...columns, link_role: 'Member', leader_uuid: leader };
  for (let index = 1; index < devices; index += 1) await insertInstance(test.database, follows);
  const physical = await insertInstance(test.database, { ...columns, kind: 'device' });
  const caller: MemberCaller = {
    uid: ownerUid,
    isKnown: true,
    language: null,
    account: { id: accountId, customerStatus: 'B2C', planType: 'paid' },
    memberships: [{ accountId, workspaceId: null, role: 'account-owner' }],
  };
  return { from, to, leader, physical, call: { caller, requestId } };
}

/** Counts each call's statements, BEGIN and COMMIT included. */
async function statementsWith(devices: number): Promise<Record<string, number>> {
  const { from, to, leader, physical, call } = await workspace(devices);
  const counted: Record<string, number> = {};
  const count = async (name: string, work: (database: Database) => Promise<unknown>) => {
    const counting = countStatements(test.database);
    await work(counting.database);
    counted[name] = counting.statements();
  };
  const registration = { deviceModel: '', isLq: true, redirectUrl: null, instance: snapshotOf(randomUUID()) };
  // Stands in for the host's one call, which has its own tests.
  const host = { claim: () => Promise.resolve(registration) } as unknown as InstanceHost;
  const key = randomUUID();
  const deploymentTargets = () => Promise.resolve([]);
  await count('star', (db) => setFavorite(db, { ...call, id: leader, isFavorite: 1 }));
  await count('move', (db) => moveInstances(db, { ...call, workspaceId: to, vicUuids: [leader], key }));
  await count('edit', (database) =>
    editInstance(
      { database, deploymentTargets },
      { ...call, id: leader, instanceName: 'New', deploymentTarget: 'eu-1', log },
    ),
  );
  await count('upgrade', (db) => upgradeInstance(db, { ...call, id: leader, key }));
  await count('history', (db) => instanceHistory(db, { ...call, id: leader, limit: 20 }));
  await count('remove', (db) => removeDevice(db, { ...call, id: physical, isLq: false }));
  await count('add', (database) =>
    addDevice({ database, host }, { ...call, code: 'CODE-1234', workspaceId: from, key, log }),
  );
  const name = randomUUID().slice(0, 30);
  await count('rename', (db) => renameWorkspace(db, { ...call, id: from, name }));
  await count('delete', (db) => deleteWorkspace(db, { ...call, id: from }));
  return counted;
}

it('uses as many statements per call for thirty devices as for two', async () => {
  const few = await statementsWith(2);
  expect(await statementsWith(30)).toEqual(few);
  for (const [name, statements] of Object.entries(few)) {
    expect(statements, name).toBeLessThanOrEqual(18);
  }
});
