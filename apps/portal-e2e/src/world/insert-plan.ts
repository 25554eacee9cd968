import { insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { OFFLINE, type AccountPlan, type DevicePlan } from './account-plan.ts';
import { insertDevice } from './rows.ts';
import type { SandboxControl } from './sandbox-control.ts';

export interface DeviceDeps {
  readonly sandbox: SandboxControl;
  /** The portal's URL. */
  readonly portal: string;
}

/** Throws for an unknown name. */
export function findNamed<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`There is no "${name}" here.`);
  return value;
}

/** Inserts a plan's workspaces, with a default one; returns ids by name. */
export async function insertWorkspaces(
  db: ClientBase,
  accountId: number,
  { workspaces = [] }: AccountPlan<string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const hasDefault = workspaces.some(({ isDefault }) => isDefault);
  const all = hasDefault ? workspaces : [{ name: 'Default', isDefault: true as const }, ...workspaces];
  for (const { name, isDefault = false } of all) {
    ids.set(name, await insertWorkspace(db, { account_id: accountId, name, is_default: isDefault }));
  }
  return ids;
}

/** Creates a plan's devices on the instance host and inserts what it reports. */
export async function insertDevices(
  { sandbox, portal }: DeviceDeps,
  db: ClientBase,
  accountId: number,
  { workspaces = [] }: AccountPlan<string>,
  ids: ReadonlyMap<string, number>,
) {
  const placed = workspaces.flatMap(({ name, devices = [] }) => {
    const workspaceId = findNamed(ids, name);
    const uuids = new Map(devices.map((plan) => [plan.name, randomUUID()]));
    return devices.map((plan) => {
      const leaderUuid = plan.follows === undefined ? null : findNamed(uuids, plan.follows);
      return { accountId, workspaceId, plan, leaderUuid, vicUuid: findNamed(uuids, plan.name) };
    });
  });
  const snapshots = await Promise.all(
    placed.map(({ plan, vicUuid }) => sandbox.putInstance(vicUuid, instanceOf(plan, portal))),
  );
  const devices: { id: number; name: string; vicUuid: string }[] = [];
  for (const [index, snapshot] of snapshots.entries()) {
    const device = placed[index];
    if (device === undefined) continue;
    const id = await insertDevice(db, device, snapshot);
    devices.push({ id, name: device.plan.name, vicUuid: device.vicUuid });
  }
  return devices;
}

function instanceOf({ name, report = OFFLINE, kind }: DevicePlan, portal: string) {
  return {
    deviceName: name,
    version: '4.8.2',
    availableVersion: '',
    ...(kind === 'device' ? { deploymentTargetId: 'on-site', deploymentTarget: 'On site' } : {}),
    ...report,
    callbackUrl: `${portal}/api/webhooks/instance-host`,
    silent: true,
  };
}
