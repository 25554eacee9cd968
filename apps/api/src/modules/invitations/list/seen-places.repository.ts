import type { Db } from '../../../db/open-database.ts';
import { PLACE_SQL, type PlaceFacts } from '../../../records/workspaces/places.repository.ts';
import { foldCase } from '../../../db/fold-case.ts';

/** Lists an account's workspaces by name: all (null), or these. */
export async function listSeenPlaces(
  db: Db,
  accountId: number,
  ids: readonly number[] | null,
): Promise<readonly PlaceFacts[]> {
  const { rows } = await db.query<PlaceFacts>({
    name: 'list-seen-places',
    text: `${PLACE_SQL} AND ($2::bigint[] IS NULL OR w.id = ANY ($2::bigint[]))
      ORDER BY ${foldCase('w.name')}, w.id`,
    values: [accountId, ids === null ? null : [...ids]],
  });
  return rows;
}

export type NamedPlace = Pick<PlaceFacts, 'id' | 'name'>;

export async function listNamedPlaces(db: Db, accountId: number): Promise<readonly NamedPlace[]> {
  const { rows } = await db.query<NamedPlace>({
    name: 'list-named-places',
    text: `SELECT id, name FROM app.workspaces WHERE account_id = $1 AND deleted_at IS NULL
      ORDER BY ${foldCase('name')}, id`,
    values: [accountId],
  });
  return rows;
}
