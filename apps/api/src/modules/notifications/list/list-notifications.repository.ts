import type { Notification } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { NOTIFICATION_FETCH_LIMIT, NOTIFICATION_RETENTION_DAYS, type Reader } from '@partyline/notifications';
import type { Db } from '../../../db/open-database.ts';
import {
  COLUMNS,
  FOR_READER,
  notificationOf,
  readerValues,
  type RawRow,
} from '../../../records/notifications/notifications.repository.ts';

/** Undeleted notifications readable by reader $1 to $4: `n` notification, `k` the reader's marks. */
const READABLE = `app.notifications n
  LEFT JOIN app.notification_marks k ON k.notification_id = n.id AND k.user_uid = $2
  WHERE ${FOR_READER} AND k.deleted_at IS NULL AND n.created_at > now() - ${NOTIFICATION_RETENTION_DAYS} * interval '1 day'`;

/**
 * Lists the reader's notifications, newest first, at most 200: the account's and the given workspace's. [NOTIF-5, NOTIF-6, NOTIF-7,
 * NOTIF-8, NOTIF-9, NOTIF-26, GN-1, HZ-16]
 */
export async function listReadable(
  db: Db,
  reader: Reader,
  { workspaceId, language }: { readonly workspaceId: number | null; readonly language: Language },
): Promise<readonly Notification[]> {
  const { rows } = await db.query<RawRow & { isRead: boolean; isProcessed: boolean }>({
    name: 'list-notifications',
    text: `SELECT ${COLUMNS}, k.read_at IS NOT NULL AS "isRead", k.processed_at IS NOT NULL AS "isProcessed"
      FROM ${READABLE} AND NOT n.silent AND ($5::bigint IS NULL OR n.workspace_id = $5)
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTIFICATION_FETCH_LIMIT}`,
    values: [...readerValues(reader), workspaceId],
  });
  return rows.map((row) => ({
    ...notificationOf(row, language),
    isread: row.isRead,
    eventProcessed: row.isProcessed,
  }));
}

/** A change of one notification, or of all readable ones (`docId` null). */
export interface Mark {
  readonly docId: string | null;
  readonly change: 'read' | 'unread' | 'deleted';
  readonly isProcessed: boolean;
}

const CHANGES = {
  read: 'read_at = coalesce(k.read_at, now())',
  unread: 'read_at = NULL',
  deleted: 'deleted_at = now()',
} as const satisfies Record<Mark['change'], string>;
const FIRST = { read: 'now(), NULL', unread: 'NULL, NULL', deleted: 'NULL, now()' } as const;

/**
 * Writes a reader's own mark. Returns the number of notifications; none for unknown, deleted or foreign ones. [API-21, API-22,
 * GN-9]
 */
export async function writeMark(
  db: Db,
  reader: Reader,
  { docId, change, isProcessed }: Mark,
): Promise<number> {
  const { rowCount } = await db.query({
    name: `mark-notifications-${change}`,
    text: `INSERT INTO app.notification_marks AS k (notification_id, user_uid, processed_at, read_at, deleted_at)
      SELECT n.id, $2, CASE WHEN $6 THEN now() END, ${FIRST[change]} FROM ${READABLE}
        AND CASE WHEN $5::uuid IS NULL THEN NOT n.silent ELSE n.doc_id = $5 END
      ORDER BY n.id
      ON CONFLICT (notification_id, user_uid) DO UPDATE SET ${CHANGES[change]},
        processed_at = coalesce(k.processed_at, excluded.processed_at)`,
    values: [...readerValues(reader), docId, isProcessed],
  });
  return rowCount ?? 0;
}

/** Gives a notification marked unread a new stream position for the user's other pages; shared rows keep theirs. [NOTIF-11] */
export async function streamAgain(tx: Db, { accountId, uid }: Reader, docId: string | null): Promise<void> {
  await tx.query({
    name: 'stream-again',
    text: `UPDATE app.notifications n SET xid = pg_current_xact_id() FROM app.notification_marks k
      WHERE k.notification_id = n.id AND k.user_uid = $2 AND k.read_at IS NULL AND k.deleted_at IS NULL
        AND n.account_id = $1 AND n.user_uid = $2 AND NOT n.silent AND ($3::uuid IS NULL OR n.doc_id = $3)`,
    values: [accountId, uid, docId],
  });
}
