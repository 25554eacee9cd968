import type { HostCommand } from '@partyline/contract';
import {
  hasNewerVersion,
  type Command,
  type DeviceType,
  type DnsStatus,
  type LinkRole,
  type ReportedStatus,
  type State,
} from '@partyline/device-state';
import { parseVicId, parseVicUuid } from '@partyline/kernel';
import type { Db } from '../../../db/open-database.ts';
import { instantSql, OPEN_COMMAND, SHOWN_SUBSCRIPTION } from './instance-row.sql.ts';

/** Facts for the rules about an instance, under the rules' names. */
export interface InstanceFacts {
  readonly id: number;
  readonly vicUuid: string;
  readonly accountId: number;
  readonly workspaceId: number;
  readonly deviceType: DeviceType;
  readonly state: State;
  readonly status: ReportedStatus;
  readonly DNSStatus: DnsStatus;
  readonly progress: number | null;
  readonly failureReason: string | null;
  readonly deploymentTargetId: string;
  readonly ccmurl: string;
  readonly openCommand: { readonly action: Command; readonly since: string } | null;
  /** Includes an upgrade, which the portal does not know. */
  readonly openAction: HostCommand['action'] | null;
  readonly openCommandId: string | null;
  readonly commandNumber: number;
  readonly epoch: number;
  readonly sequence: number;
  readonly rowVersion: number;
  readonly deviceName: string;
  readonly linkRole: LinkRole | null;
  readonly leaderuuid: string | null;
  readonly isLq: boolean;
  readonly restartRequired: boolean;
  readonly isVersionSupported: boolean;
  readonly version: string;
  readonly availableVersion: string;
  readonly hasUpgradeAvailable: boolean;
  readonly subscriptionStatus: 'Not Subscribed' | 'Subscribed' | 'Past-Due' | null;
  readonly current_period_end: string | null;
}

const FACTS = `SELECT i.id, i.vic_uuid AS "vicUuid", i.account_id AS "accountId", i.workspace_id AS "workspaceId",
  i.kind AS "deviceType", i.state, i.status, i.dns_status AS "DNSStatus", i.progress,
  nullif(i.failure_reason, '') AS "failureReason", i.deployment_target_id AS "deploymentTargetId", i.ccmurl,
  ${OPEN_COMMAND} AS "openCommand", i.open_command AS "openAction",
  i.open_command_id AS "openCommandId", greatest(i.command_number, i.taken_command_number) AS "commandNumber",
  i.epoch, i.sequence, i.row_version AS "rowVersion", i.device_name AS "deviceName",
  i.link_role AS "linkRole", i.leader_uuid AS leaderuuid, i.is_lq AS "isLq",
  i.restart_required AS "restartRequired", i.is_version_supported AS "isVersionSupported",
  i.version, i.available_version AS "availableVersion",
  s.status AS "subscriptionStatus", ${instantSql('s.current_period_end')} AS current_period_end
FROM app.instances i ${SHOWN_SUBSCRIPTION}
WHERE i.account_id = $1 AND i.removed_at IS NULL`;

/** By vicUuid (any letter case) or row id. [GX-12] */
export type InstanceRef = { readonly vicUuid: string } | { readonly rowId: number };

/** Parses a path's {id}: digits are the row id, else a vicUuid; else null. [GX-12] */
export function instanceRefOf(id: string): InstanceRef | null {
  const rowId = parseVicId(id);
  if (rowId.ok) return { rowId: rowId.value };
  const vicUuid = parseVicUuid(id);
  return vicUuid.ok ? { vicUuid: vicUuid.value } : null;
}

/** Reads the account's instance; undefined if unknown or foreign. `locked`: until the transaction ends. */
export async function readInstanceFacts(
  db: Db,
  accountId: number,
  ref: InstanceRef,
  { locked }: { readonly locked: boolean },
): Promise<InstanceFacts | undefined> {
  const [column, value] =
    'rowId' in ref ? (['id', ref.rowId] as const) : (['vic_uuid', ref.vicUuid] as const);
  const { rows } = await db.query<Omit<InstanceFacts, 'hasUpgradeAvailable'>>({
    name: `instance-facts-${column}-${locked ? 'locked' : 'free'}`,
    text: `${FACTS} AND i.${column} = $2${locked ? ' FOR NO KEY UPDATE OF i' : ''}`,
    values: [accountId, value],
  });
  const [row] = rows;
  return row && { ...row, hasUpgradeAvailable: hasNewerVersion(row) };
}
