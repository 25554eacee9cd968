import { isAccountLevel } from '@partyline/roles';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';

/** Finds the workspace of the first visible device; the rule requires the rest there too. undefined if none is visible. [GW-14] */
export async function findSource(
  db: Db,
  { account, memberships }: MemberCaller,
  vicUuids: readonly string[],
): Promise<number | undefined> {
  const isWhole = memberships.some(({ role }) => isAccountLevel(role));
  const { rows } = await db.query<RowOf<'instances', { workspaceId: 'workspace_id' }>>({
    name: 'source-of-move',
    text: `SELECT workspace_id AS "workspaceId" FROM app.instances
      WHERE account_id = $1 AND vic_uuid = ANY ($2::uuid[]) AND removed_at IS NULL
        AND ($3 OR workspace_id = ANY ($4::bigint[]))
      ORDER BY array_position($2::uuid[], vic_uuid) LIMIT 1`,
    values: [account.id, [...vicUuids], isWhole, memberships.flatMap(({ workspaceId }) => workspaceId ?? [])],
  });
  return rows[0]?.workspaceId;
}

export interface Move {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly toWorkspaceId: number;
  readonly uid: string;
  readonly vicUuids: readonly string[];
}

/** Moves the rows and writes their history in one statement. [PLUS-12] */
export async function moveRows(tx: Db, move: Move): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'move-rows',
    text: `WITH moved AS (
        UPDATE app.instances SET workspace_id = $3, row_version = row_version + 1
        WHERE account_id = $1 AND workspace_id = $2 AND vic_uuid = ANY ($4::uuid[]) AND removed_at IS NULL
        RETURNING id, account_id
      )
      INSERT INTO app.instance_history (account_id, instance_id, kind, actor_uid, details)
      SELECT account_id, id, 'moved', $5, jsonb_build_object('from', $2::bigint, 'to', $3::bigint) FROM moved`,
    values: [move.accountId, move.workspaceId, move.toWorkspaceId, [...move.vicUuids], move.uid],
  });
  if (rowCount !== move.vicUuids.length) throw new Error('Locked row disappeared.');
}
