import { ROLES, type StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { foldCase } from '../../db/fold-case.ts';

export interface SeatRow {
  readonly accountId: Tables['memberships']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceId: Tables['memberships']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
}

export interface OwnedAccountRow {
  readonly accountId: Tables['accounts']['id'];
  readonly isOnlyMember: boolean;
  /** Of subscriptions not deleted that the account pays for. [HZ-6] */
  readonly statuses: readonly Tables['subscriptions']['status'][];
  readonly workspaces: readonly {
    readonly workspaceId: Tables['workspaces']['id'];
    readonly name: Tables['workspaces']['name'];
    readonly isDefault: Tables['workspaces']['is_default'];
    readonly haveWorkspaceOwner: boolean;
  }[];
}

/** Lists a user's memberships, also suspended ones, without ended ones. */
export async function listSeats(db: Db, uid: string): Promise<readonly SeatRow[]> {
  const { rows } = await db.query<SeatRow>({
    name: 'list-seats',
    text: `SELECT m.account_id AS "accountId", a.name AS "accountName", m.workspace_id AS "workspaceId",
        w.name AS "workspaceName", r.name AS role
      FROM app.current_memberships m
      JOIN app.accounts a ON a.id = m.account_id
      JOIN app.roles r ON r.id = m.role_id
      LEFT JOIN app.workspaces w ON w.id = m.workspace_id
      WHERE m.user_uid = $1 AND (m.ends_at IS NULL OR m.ends_at > now())
      ORDER BY ${foldCase('a.name')}, a.id, r.level DESC, ${foldCase('w.name')}, w.id`,
    values: [uid],
  });
  return rows;
}

export async function listOwnedAccounts(
  db: Db,
  accountIds: readonly number[],
): Promise<readonly OwnedAccountRow[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.query<OwnedAccountRow>({
    name: 'list-owned-accounts',
    text: `SELECT a.id AS "accountId",
        (SELECT count(DISTINCT m.user_uid) = 1 FROM app.current_memberships m
          WHERE m.account_id = a.id AND (m.ends_at IS NULL OR m.ends_at > now())) AS "isOnlyMember",
        ARRAY(SELECT DISTINCT s.status FROM app.subscriptions s
          WHERE s.deleted_at IS NULL AND (s.account_id = a.id AND s.payer_account_id IS NULL OR s.payer_account_id = a.id)) AS statuses,
        (SELECT coalesce(json_agg(json_build_object(
            'workspaceId', w.id, 'name', w.name, 'isDefault', w.is_default,
            'haveWorkspaceOwner', EXISTS (SELECT FROM app.current_memberships m
              WHERE m.workspace_id = w.id AND m.role_id = ${ROLES['workspace-owner'].id})
          ) ORDER BY ${foldCase('w.name')}, w.id), '[]')
          FROM app.workspaces w WHERE w.account_id = a.id AND w.deleted_at IS NULL) AS workspaces
      FROM app.accounts a WHERE a.id = ANY ($1::bigint[]) ORDER BY array_position($1::bigint[], a.id)`,
    values: [[...accountIds]],
  });
  return rows;
}
