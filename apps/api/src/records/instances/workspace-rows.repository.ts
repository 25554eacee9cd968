import type { OpenCommand } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { MOVABLE, OPEN_COMMAND } from './instance-row.sql.ts';

/** A row for rules about several rows. */
export interface WorkspaceRow {
  readonly id: Tables['instances']['id'];
  readonly vicUuid: Tables['instances']['vic_uuid'];
  readonly deviceName: Tables['instances']['device_name'];
  readonly deviceType: Tables['instances']['kind'];
  readonly state: Tables['instances']['state'];
  readonly status: Tables['instances']['status'];
  readonly openCommand: OpenCommand | null;
  readonly linkRole: Tables['instances']['link_role'];
  readonly leaderuuid: Tables['instances']['leader_uuid'];
  readonly isLq: Tables['instances']['is_lq'];
  readonly movable: boolean;
  readonly registeredBy: Tables['instances']['registered_by'];
}

const ROWS = `SELECT i.id, i.vic_uuid AS "vicUuid", i.device_name AS "deviceName", i.kind AS "deviceType",
  i.state, i.status, ${OPEN_COMMAND} AS "openCommand", i.link_role AS "linkRole", i.leader_uuid AS leaderuuid,
  i.is_lq AS "isLq", ${MOVABLE} AS movable, i.registered_by AS "registeredBy"
FROM app.instances i
WHERE i.account_id = $1 AND i.workspace_id = $2 AND i.removed_at IS NULL ORDER BY i.id`;

/** Lists a workspace's rows; `locked`: until the transaction ends. */
export async function listWorkspaceRows(
  db: Db,
  workspace: { readonly accountId: number; readonly workspaceId: number },
  { locked }: { readonly locked: boolean },
): Promise<readonly WorkspaceRow[]> {
  const { rows } = await db.query<WorkspaceRow>({
    name: `workspace-rows-${locked ? 'locked' : 'free'}`,
    text: `${ROWS}${locked ? ' FOR NO KEY UPDATE OF i' : ''}`,
    values: [workspace.accountId, workspace.workspaceId],
  });
  return rows;
}
