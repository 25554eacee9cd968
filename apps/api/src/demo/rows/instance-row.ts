import type { HostSnapshot } from '@partyline/contract';
import { reportedColumns, type Columns } from '@partyline/rows';
import { millisecondsInMinute } from 'date-fns/constants';
import type { PlacedDevice } from '../data/demo-data.ts';
import type { CommandRow } from './demo-history.ts';
import { demoVicUuid } from './demo-ids.ts';
import { vicUuidOf } from './demo-snapshots.ts';
import { createdMsOf } from './subscription-row.ts';

/** Returns the columns of an instance, except its account and workspace. */
export function instanceRow(
  placed: PlacedDevice,
  snapshots: ReadonlyMap<string, HostSnapshot>,
  now: Date,
  open: CommandRow | null,
): Columns {
  const { account, workspace, device } = placed;
  const vicUuid = vicUuidOf(placed);
  const snapshot = snapshots.get(vicUuid);
  if (!snapshot) throw new Error(`The instance host does not report ${device.name}.`);
  const since = new Date(now.getTime() - device.report.sinceMin * millisecondsInMinute).toISOString();
  const createdMs = createdMsOf(device.subscription, now);
  const leader = device.link?.leader;
  return {
    kind: device.kind,
    device_model: device.model,
    deployment_type: device.kind === 'device' ? 'onprem' : 'cloud',
    node_type: nodeTypeOf(device.subscription?.users ?? 0),
    plan_update_type: device.planUpdateType ?? null,
    is_version_supported: device.isVersionSupported ?? true,
    registered_by: device.registeredBy ?? null,
    is_lq: device.isLq ?? false,
    link_role: device.link?.role ?? null,
    leader_uuid: leader === undefined ? null : demoVicUuid(account.name, workspace.name, leader),
    desired_state: desiredState(device.report),
    open_command: open?.action ?? null,
    open_command_id: open?.command_id ?? null,
    open_command_since: open?.given_at ?? null,
    open_command_by: open?.given_by ?? null,
    command_number: snapshot.lastCommandNumber,
    state_since: since,
    last_seen: device.report.state === 'online' ? now.toISOString() : since,
    row_version: 1,
    created_at: new Date(createdMs).toISOString(),
    ...reportedColumns(snapshot),
  };
}

/** Returns the state last asked for: online while a start runs, offline while a stop runs, else the reported one. */
function desiredState({ state, status }: PlacedDevice['device']['report']): 'online' | 'offline' {
  if (status === 'stopping') return 'offline';
  return status === 'init' || status === 'initiated' ? 'online' : state;
}

function nodeTypeOf(users: number): string {
  if (users === 0) return '';
  return users <= 8 ? 'small' : users <= 20 ? 'medium' : 'large';
}
