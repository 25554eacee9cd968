import { ROLES } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { isTransferOpen, TRANSFER_STATES } from '@partyline/workspaces';
import { sqlList } from '../../db/columns.ts';

/**
 * Whether workspace `w` is dirty: an open owner invitation, transfer or request. Moves are never visible: one transaction. [GW-6]
 */
export const IS_DIRTY = `(EXISTS (
      SELECT FROM app.invitations n WHERE n.workspace_id = w.id AND n.role_id = ${ROLES['workspace-owner'].id} AND n.status = 'pending'
    ) OR EXISTS (
      SELECT FROM app.ownership_actions a
      WHERE a.account_id = w.account_id AND a.workspace_id = w.id AND a.state IN ${sqlList(TRANSFER_STATES.filter(isTransferOpen))}
    ))`;

export interface WorkspaceFacts {
  readonly id: Tables['workspaces']['id'];
  readonly isDefault: Tables['workspaces']['is_default'];
  /** Its accepted owner; null for none. [GW-8] */
  readonly ownerUid: Tables['memberships']['user_uid'] | null;
  readonly isDirty: boolean;
  readonly name: Tables['workspaces']['name'];
  /** Increments with its name. [GX-13] */
  readonly rowVersion: Tables['workspaces']['row_version'];
}

/** Selects workspaces of account $1; conditions may follow. */
export const WORKSPACE_SQL = `SELECT w.id, w.is_default AS "isDefault", ${IS_DIRTY} AS "isDirty", w.name,
  w.row_version AS "rowVersion", (SELECT m.user_uid FROM app.current_memberships m WHERE m.workspace_id = w.id AND m.role_id = ${ROLES['workspace-owner'].id}) AS "ownerUid"
FROM app.workspaces w WHERE w.account_id = $1 AND w.deleted_at IS NULL`;

/** Reads the account's workspaces, without unknown and foreign ones. `locked`: against deletion until the transaction ends. */
export async function readWorkspaces(
  db: Db,
  accountId: number,
  ids: readonly number[],
  { locked }: { readonly locked: boolean },
): Promise<readonly WorkspaceFacts[]> {
  const { rows } = await db.query<WorkspaceFacts>({
    name: `workspaces-${locked ? 'locked' : 'free'}`,
    text: `${WORKSPACE_SQL} AND w.id = ANY ($2::bigint[]) ORDER BY w.id${locked ? ' FOR SHARE OF w' : ''}`,
    values: [accountId, [...ids]],
  });
  return rows;
}

/** Locks a workspace, then reads it, so that a concurrent owner is seen. */
export async function lockWorkspace(
  tx: Db,
  accountId: number,
  id: number,
): Promise<WorkspaceFacts | undefined> {
  const { rowCount } = await tx.query({
    name: 'lock-workspace',
    text: 'SELECT FROM app.workspaces WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL FOR UPDATE',
    values: [accountId, id],
  });
  if (rowCount === 0) return undefined;
  const [workspace] = await readWorkspaces(tx, accountId, [id], { locked: false });
  return workspace;
}

export async function readDefaultWorkspaceId(db: Db, accountId: number): Promise<number | undefined> {
  const { rows } = await db.query<Pick<Tables['workspaces'], 'id'>>({
    name: 'default-workspace',
    text: 'SELECT id FROM app.workspaces WHERE account_id = $1 AND is_default',
    values: [accountId],
  });
  return rows[0]?.id;
}
