import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { foldCase } from '../../../db/fold-case.ts';

export interface WrittenWorkspace {
  readonly id: Tables['workspaces']['id'];
  readonly rowVersion: Tables['workspaces']['row_version'];
}

/**
 * Inserts a workspace; null if the database considers the name taken, since its Unicode may fold more letters. Names are locked.
 * [GW-4]
 */
export async function insertWorkspace(
  tx: Db,
  { accountId, name }: { readonly accountId: number; readonly name: string },
): Promise<WrittenWorkspace | null> {
  const { rows } = await tx.query<WrittenWorkspace>({
    name: 'create-workspace',
    text: `INSERT INTO app.workspaces (account_id, name)
      SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM app.workspaces w
        WHERE w.account_id = $1 AND w.deleted_at IS NULL
          AND ${foldCase('w.name')} = ${foldCase('$2::text')})
      RETURNING id, row_version AS "rowVersion"`,
    values: [accountId, name],
  });
  return rows[0] ?? null;
}
