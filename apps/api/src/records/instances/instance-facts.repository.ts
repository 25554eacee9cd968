import { hasNewerVersion, type Command } from '@partyline/device-state';
import { parseVicId, parseVicUuid } from '@partyline/kernel';
import type { Db } from '../../db/open-database.ts';
import type { InstantOf } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { instantSql } from '../../db/columns.ts';
import { OPEN_COMMAND, SHOWN_SUBSCRIPTION } from './instance-row.sql.ts';

/** Facts for the rules about an instance, under the rules' names. */
export interface InstanceFacts {
  readonly id: Tables['instances']['id'];
  readonly vicUuid: Tables['instances']['vic_uuid'];
  readonly accountId: Tables['instances']['account_id'];
  readonly workspaceId: Tables['instances']['workspace_id'];
  readonly deviceType: Tables['instances']['kind'];
  readonly state: Tables['instances']['state'];
  readonly status: Tables['instances']['status'];
  readonly DNSStatus: Tables['instances']['dns_status'];
  readonly progress: Tables['instances']['progress'];
  readonly connectedUsers: Tables['instances']['connected_users'];
  readonly failureReason: Tables['instances']['failure_reason'] | null;
  readonly deploymentTargetId: Tables['instances']['deployment_target_id'];
  readonly ccmurl: Tables['instances']['ccmurl'];
  readonly openCommand: { readonly action: Command; readonly since: string } | null;
  /** Includes an upgrade, which the portal does not know. */
  readonly openAction: Tables['instances']['open_command'];
  readonly openCommandId: Tables['instances']['open_command_id'];
  readonly commandNumber: Tables['instances']['command_number'];
  readonly epoch: Tables['instances']['epoch'];
  readonly sequence: Tables['instances']['sequence'];
  readonly rowVersion: Tables['instances']['row_version'];
  readonly deviceName: Tables['instances']['device_name'];
  readonly linkRole: Tables['instances']['link_role'];
  readonly leaderuuid: Tables['instances']['leader_uuid'];
  readonly isLq: Tables['instances']['is_lq'];
  readonly restartRequired: Tables['instances']['restart_required'];
  readonly isVersionSupported: Tables['instances']['is_version_supported'];
  readonly version: Tables['instances']['version'];
  readonly availableVersion: Tables['instances']['available_version'];
  readonly hasUpgradeAvailable: boolean;
  readonly subscriptionStatus: Tables['subscriptions']['status'] | null;
  readonly current_period_end: InstantOf<'subscriptions', 'current_period_end'>;
}

const FACTS = `SELECT i.id, i.vic_uuid AS "vicUuid", i.account_id AS "accountId", i.workspace_id AS "workspaceId",
  i.kind AS "deviceType", i.state, i.status, i.connected_users AS "connectedUsers", i.dns_status AS "DNSStatus", i.progress,
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
