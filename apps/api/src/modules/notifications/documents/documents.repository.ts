import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import {
  COLUMNS,
  REACHES_WORKSPACE,
  type RawRow,
} from '../../../records/notifications/notifications.repository.ts';

export interface DocumentRow extends RawRow {
  readonly uid: Tables['memberships']['user_uid'];
  readonly isRead: boolean;
  readonly isProcessed: boolean;
  readonly isDeleted: boolean;
}

/** Silent events are for open pages: users with a recent session. */
const OPEN_PAGES_HOURS = 24;

/**
 * Lists notification documents: per user who may read it by membership, or for one user. Workspace and account events only for
 * users active within a day. [NOTIF-4, NOTIF-5, NOTIF-6]
 */
export async function listDocuments(
  db: Db,
  ids: readonly number[],
  uid: string | null,
): Promise<readonly DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>({
    name: 'list-documents',
    text: `SELECT ${COLUMNS}, reader.uid, k.read_at IS NOT NULL AS "isRead", k.processed_at IS NOT NULL AS "isProcessed",
        k.deleted_at IS NOT NULL AS "isDeleted"
      FROM app.notifications n
      CROSS JOIN LATERAL (
        SELECT DISTINCT m.user_uid AS uid FROM app.active_memberships m
        WHERE m.account_id = n.account_id AND CASE
          WHEN n.user_uid IS NOT NULL THEN m.user_uid = n.user_uid
          ELSE ${REACHES_WORKSPACE}
            AND (NOT n.silent OR EXISTS (SELECT FROM app.sessions s WHERE s.user_uid = m.user_uid
              AND s.ended_at IS NULL AND s.last_used_at > now() - interval '${OPEN_PAGES_HOURS} hours')) END
      ) reader
      LEFT JOIN app.notification_marks k ON k.notification_id = n.id AND k.user_uid = reader.uid
      WHERE n.id = ANY ($1::bigint[]) AND ($2::text IS NULL OR reader.uid = $2)
      ORDER BY n.id, reader.uid`,
    values: [[...ids], uid],
  });
  return rows;
}

/** Turns documents on or off; on writes the existing notifications. */
export async function switchDocuments(db: Db, isOn: boolean): Promise<void> {
  if (!isOn) {
    await db.query('DELETE FROM app.document_feed');
    return;
  }
  await db.query(
    `WITH begun AS (INSERT INTO app.document_feed DEFAULT VALUES ON CONFLICT DO NOTHING RETURNING is_on)
      SELECT app.request_documents((SELECT array_agg(id) FROM app.notifications WHERE NOT silent), NULL) FROM begun`,
  );
}
