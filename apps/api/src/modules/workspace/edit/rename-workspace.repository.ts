import type { NamedWorkspace } from '@partyline/workspaces';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { foldCase } from '../../../db/fold-case.ts';

/** Lists the account's names, locked until the transaction ends. [GW-4] */
export async function lockNames(tx: Db, accountId: number): Promise<readonly NamedWorkspace[]> {
  await tx.query({
    name: 'lock-workspace-names',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('workspace-names-of-account-' || $1::bigint, 0))`,
    values: [accountId],
  });
  const { rows } = await tx.query<Pick<Tables['workspaces'], 'id' | 'name'>>({
    name: 'workspace-names',
    text: 'SELECT id, name FROM app.workspaces WHERE account_id = $1 AND deleted_at IS NULL',
    values: [accountId],
  });
  return rows;
}

/**
 * Renames a workspace; returns its row version, or null if the database considers the name taken, since its Unicode may fold more
 * letters. [GW-4]
 */
export async function writeName(
  tx: Db,
  { accountId, id, name }: { readonly accountId: number; readonly id: number; readonly name: string },
): Promise<number | null> {
  const { rows } = await tx.query<RowOf<'workspaces', { rowVersion: 'row_version' }>>({
    name: 'rename-workspace',
    text: `UPDATE app.workspaces SET name = $3, row_version = row_version + 1
      WHERE id = $2 AND NOT EXISTS (SELECT FROM app.workspaces w
        WHERE w.account_id = $1 AND w.id <> $2 AND w.deleted_at IS NULL
          AND ${foldCase('w.name')} = ${foldCase('$3::text')})
      RETURNING row_version AS "rowVersion"`,
    values: [accountId, id, name],
  });
  return rows[0]?.rowVersion ?? null;
}
