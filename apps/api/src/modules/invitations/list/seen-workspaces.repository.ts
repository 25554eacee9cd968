import type { Db } from '../../../db/open-database.ts';
import { WORKSPACE_SQL, type WorkspaceFacts } from '../../../records/workspaces/workspaces.repository.ts';
import { foldCase } from '../../../db/fold-case.ts';

/** Lists an account's workspaces by name: all (null), or these. */
export async function listSeenWorkspaces(
  db: Db,
  accountId: number,
  ids: readonly number[] | null,
): Promise<readonly WorkspaceFacts[]> {
  const { rows } = await db.query<WorkspaceFacts>({
    name: 'list-seen-workspaces',
    text: `${WORKSPACE_SQL} AND ($2::bigint[] IS NULL OR w.id = ANY ($2::bigint[]))
      ORDER BY ${foldCase('w.name')}, w.id`,
    values: [accountId, ids === null ? null : [...ids]],
  });
  return rows;
}

export type NamedWorkspace = Pick<WorkspaceFacts, 'id' | 'name'>;

export async function listNamedWorkspaces(db: Db, accountId: number): Promise<readonly NamedWorkspace[]> {
  const { rows } = await db.query<NamedWorkspace>({
    name: 'list-named-workspaces',
    text: `SELECT id, name FROM app.workspaces WHERE account_id = $1 AND deleted_at IS NULL
      ORDER BY ${foldCase('name')}, id`,
    values: [accountId],
  });
  return rows;
}
