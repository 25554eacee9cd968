import type { Notification } from '@partyline/contract';
import type { Db } from '../../db/open-database.ts';

/** The data of every "instance update" of an instance, in order. */
export async function updatesOf(
  db: Db,
  vicUuid: string,
): Promise<readonly NonNullable<Notification['data']>[]> {
  const { rows } = await db.query<{ data: NonNullable<Notification['data']> }>(
    `SELECT data FROM app.notifications WHERE event = 'instance update' AND data ->> 'vicUuid' = $1 ORDER BY xid, id`,
    [vicUuid],
  );
  return rows.map(({ data }) => data);
}
