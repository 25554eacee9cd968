import type { InstanceUpdate, Notification } from '@partyline/contract';
import type { Language } from '@partyline/display';
import {
  type AddressedNotification,
  type NotificationObjectKind,
  type Reader,
} from '@partyline/notifications';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { formatCursor, type Cursor } from './cursor.ts';
import { wordNotification } from './word-notification.ts';

/** A notification with its position and audience. */
export interface NotificationRow extends AddressedNotification {
  readonly cursor: Cursor;
  /** In wire format, serialised once for all readers of a language. */
  readonly jsonIn: (language: Language) => string;
}

export interface RawRow {
  readonly xid: Tables['notifications']['xid'];
  readonly id: string;
  readonly docId: Tables['notifications']['doc_id'];
  readonly accountId: Tables['notifications']['account_id'];
  readonly workspaceId: Tables['notifications']['workspace_id'];
  readonly userUid: Tables['notifications']['user_uid'];
  readonly message: Tables['notifications']['message'];
  readonly language: ColumnAs<'notifications', 'language', Language | null>;
  readonly code: Tables['notifications']['code'];
  readonly params: ColumnAs<'notifications', 'params', object | null>;
  readonly silent: Tables['notifications']['silent'];
  readonly event: Tables['notifications']['event'];
  readonly data: ColumnAs<'notifications', 'data', InstanceUpdate | null>;
  readonly createdAt: Tables['notifications']['created_at'];
  readonly objectKind: ColumnAs<'notifications', 'object_kind', NotificationObjectKind | null>;
  readonly objectId: Tables['notifications']['object_id'];
}

/** Positions are texts: order by the columns `n.xid` and `n.id`, never by these. */
export const COLUMNS = `n.xid::text AS xid, n.id::text AS id, n.doc_id AS "docId", n.account_id AS "accountId",
  n.workspace_id AS "workspaceId", n.user_uid AS "userUid", n.message, n.language, n.code, n.params, n.silent, n.event, n.data, n.created_at AS "createdAt",
  n.object_kind AS "objectKind", n.object_id AS "objectId"`;

/** SQL of `isFor` for reader $1 to $4; values from {@link readerValues}. [NOTIF-5, NOTIF-6] */
export const FOR_READER = `n.account_id = $1 AND (n.user_uid = $2
  OR n.user_uid IS NULL AND (n.workspace_id IS NULL OR $3 OR n.workspace_id = ANY ($4::bigint[])))`;

/** SQL of `isFor` for membership `m` and a shared notification `n` of its account. [NOTIF-5, NOTIF-6] */
export const REACHES_WORKSPACE =
  '(n.workspace_id IS NULL OR m.workspace_id IS NULL OR m.workspace_id = n.workspace_id)';

export function readerValues({ accountId, uid, wholeAccount, workspaceIds }: Reader): readonly unknown[] {
  return [accountId, uid, wholeAccount, [...workspaceIds]];
}

/** Excludes rows of, or newer than, a running transaction, so that none is ever skipped. */
const SETTLED = 'xid < pg_snapshot_xmin(pg_current_snapshot())';

/** Moves notifications of another database, whose positions are ahead, before new ones. They stay listed but are not streamed. */
export async function settleRestored(db: Db): Promise<void> {
  await db.query(
    `UPDATE app.notifications SET xid = '0' WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
}

/** Returns the position before everything unsettled. */
export async function readHorizon(db: Db): Promise<Cursor> {
  const { rows } = await db.query<{ xid: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid',
  );
  return { xid: BigInt(rows[0]?.xid ?? 0), id: 0n };
}

export async function readAfter(db: Db, after: Cursor, atMost: number): Promise<readonly NotificationRow[]> {
  const { rows } = await db.query<RawRow>({
    name: 'notifications-after',
    text: `SELECT ${COLUMNS} FROM app.notifications n
      WHERE (xid, id) > ($1::xid8, $2::bigint) AND ${SETTLED}
      ORDER BY n.xid, n.id LIMIT $3`,
    values: [String(after.xid), String(after.id), atMost],
  });
  return rows.map(rowOf);
}

/** Returns whether committed rows are held back by an older running transaction. */
export async function isSomethingHeldBack(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ held: boolean }>({
    name: 'notifications-held-back',
    text: `SELECT EXISTS (
      SELECT FROM app.notifications WHERE xid >= pg_snapshot_xmin(pg_current_snapshot())) AS held`,
  });
  return rows[0]?.held === true;
}

/** Reads rows between two positions; null for more than `atMost` and for a future position. */
export async function readMissed(
  db: Db,
  reader: Reader,
  { after, upTo, atMost }: { readonly after: Cursor; readonly upTo: Cursor; readonly atMost: number },
): Promise<readonly NotificationRow[] | null> {
  const { rows } = await db.query<RawRow>({
    name: 'notifications-missed',
    text: `SELECT ${COLUMNS} FROM app.notifications n
      WHERE ${FOR_READER} AND (n.xid, n.id) > ($5::xid8, $6::bigint) AND (n.xid, n.id) <= ($7::xid8, $8::bigint)
      ORDER BY n.xid, n.id LIMIT $9`,
    values: [
      ...readerValues(reader),
      String(after.xid),
      String(after.id),
      String(upTo.xid),
      String(upTo.id),
      atMost + 1,
    ],
  });
  return rows.length > atMost ? null : rows.map(rowOf);
}

/** Returns whether a position is ahead of this database, so from another one. */
export async function isFromElsewhere(db: Db, { xid }: Cursor): Promise<boolean> {
  const { rows } = await db.query<{ ahead: boolean }>({
    name: 'cursor-from-elsewhere',
    text: 'SELECT $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) AS ahead',
    values: [String(xid)],
  });
  return rows[0]?.ahead === true;
}

function rowOf(raw: RawRow): NotificationRow {
  const cursor = { xid: BigInt(raw.xid), id: BigInt(raw.id) };
  const { accountId, workspaceId, userUid } = raw;
  const made = new Map<Language, string>();
  const jsonIn = (language: Language): string => {
    const json = made.get(language) ?? JSON.stringify(streamedOf(notificationOf(raw, language)));
    made.set(language, json);
    return json;
  };
  return { cursor, accountId, workspaceId, userUid, jsonIn };
}

/** Fields that pages of the version before would refuse: their reader of the stream takes none that it does not know. */
const NOT_STREAMED: ReadonlySet<string> = new Set([
  'code',
  'params',
  'language',
] satisfies (keyof Notification)[]);

function streamedOf(notification: Notification): object {
  return Object.fromEntries(Object.entries(notification).filter(([name]) => !NOT_STREAMED.has(name)));
}

/** Returns a row in wire format, unread and worded in a language. [HZ-16, NOTIF-2] */
export function notificationOf(raw: RawRow, language: Language): Notification {
  const { objectKind, objectId } = raw;
  return {
    notificationDocId: raw.docId,
    ...wordNotification(raw, language),
    silent: raw.silent,
    isread: false,
    timestamp: raw.createdAt.toISOString(),
    accountId: raw.accountId,
    workspaceId: raw.workspaceId,
    event: raw.event,
    eventProcessed: false,
    ...(raw.data === null ? {} : { data: raw.data }),
    ...(objectKind === null || objectId === null ? {} : { object: { kind: objectKind, id: objectId } }),
  };
}

/** Returns a row as a message of the stream. */
export function messageOf(
  { cursor, jsonIn }: Pick<NotificationRow, 'cursor' | 'jsonIn'>,
  language: Language,
): string {
  return `id: ${formatCursor(cursor)}\nevent: notification\ndata: ${jsonIn(language)}\n\n`;
}
