import type { DeviceType, LinkRole, OpenCommand, ReportedStatus, State } from '@partyline/device-state';
import type { Db } from '../../../db/open-database.ts';
import { MOVABLE, OPEN_COMMAND } from './instance-row.sql.ts';

/** A row for rules about several rows. */
export interface WorkspaceRow {
  readonly id: number;
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly deviceType: DeviceType;
  readonly state: State;
  readonly status: ReportedStatus;
  readonly openCommand: OpenCommand | null;
  readonly linkRole: LinkRole | null;
  readonly leaderuuid: string | null;
  readonly isLq: boolean;
  readonly movable: boolean;
  readonly registeredBy: string | null;
}

const ROWS = `SELECT i.id, i.vic_uuid AS "vicUuid", i.device_name AS "deviceName", i.kind AS "deviceType",
  i.state, i.status, ${OPEN_COMMAND} AS "openCommand", i.link_role AS "linkRole", i.leader_uuid AS leaderuuid,
  i.is_lq AS "isLq", ${MOVABLE} AS movable, i.registered_by AS "registeredBy"
FROM app.instances i
WHERE i.account_id = $1 AND i.workspace_id = $2 AND i.removed_at IS NULL ORDER BY i.id`;

/** Lists a workspace's rows; `locked`: until the transaction ends. */
export async function listWorkspaceRows(
  db: Db,
  place: { readonly accountId: number; readonly workspaceId: number },
  { locked }: { readonly locked: boolean },
): Promise<readonly WorkspaceRow[]> {
  const { rows } = await db.query<WorkspaceRow>({
    name: `workspace-rows-${locked ? 'locked' : 'free'}`,
    text: `${ROWS}${locked ? ' FOR NO KEY UPDATE OF i' : ''}`,
    values: [place.accountId, place.workspaceId],
  });
  return rows;
}
