import type { Announcement, AnnouncementAction } from '@partyline/notifications';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

const FIELDS = {
  id: 'id',
  title: 'title',
  body: 'body',
  type: 'type',
  startAt: 'start_at',
  endAt: 'end_at',
  dismissible: 'dismissible',
  actionLabel: 'action_label',
  actionUrl: 'action_url',
} as const satisfies FieldsOf<'announcements'>;

export interface AnnouncementRow
  extends
    Omit<Announcement, 'id' | 'startAt' | 'endAt'>,
    Pick<RowOf<'announcements', typeof FIELDS>, 'id' | 'startAt' | 'endAt'> {
  readonly isDismissed: boolean;
}

const COLUMNS = columnsSql('a', FIELDS);

/** Reads the newest announcements that have not ended, with reactions. [NOTIF-27] */
export async function readAnnouncements(db: Db, uid: string): Promise<readonly AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>({
    name: 'read-announcements',
    text: `SELECT ${COLUMNS}, m.dismissed_at IS NOT NULL AS "isDismissed"
      FROM app.announcements a
      LEFT JOIN app.announcement_marks m ON m.announcement_id = a.id AND m.user_uid = $1
      WHERE a.start_at <= now() AND (a.end_at IS NULL OR a.end_at > now())
      ORDER BY a.start_at DESC, a.id DESC LIMIT 50`,
    values: [uid],
  });
  return rows;
}

/** Finds a begun announcement, also ended: it may still be on a screen. */
export async function findAnnouncement(
  db: Db,
  id: number,
): Promise<Pick<AnnouncementRow, 'dismissible' | 'actionUrl'> | undefined> {
  const { rows } = await db.query<Pick<AnnouncementRow, 'dismissible' | 'actionUrl'>>({
    name: 'find-announcement',
    text: `SELECT dismissible, action_url AS "actionUrl" FROM app.announcements WHERE id = $1 AND start_at <= now()`,
    values: [id],
  });
  return rows[0];
}

const COLUMN_OF = {
  seen: 'seen_at',
  clicked: 'clicked_at',
  dismissed: 'dismissed_at',
} as const satisfies Readonly<Record<AnnouncementAction, string>>;

/** Stores a user's first reaction of a kind. [NOTIF-28, GN-14] */
export async function markAnnouncement(
  db: Db,
  { id, uid, action }: { readonly id: number; readonly uid: string; readonly action: AnnouncementAction },
): Promise<void> {
  const column = COLUMN_OF[action];
  await db.query({
    name: `mark-announcement-${column}`,
    text: `INSERT INTO app.announcement_marks AS m (announcement_id, user_uid, ${column}) VALUES ($1, $2, now())
      ON CONFLICT (announcement_id, user_uid) DO UPDATE SET ${column} = coalesce(m.${column}, now())`,
    values: [id, uid],
  });
}

export type NewAnnouncement = Omit<AnnouncementRow, 'id' | 'isDismissed'>;

export async function insertAnnouncement(db: Db, announcement: NewAnnouncement): Promise<number> {
  const { title, body, type, startAt, endAt, dismissible, actionLabel, actionUrl } = announcement;
  const { rows } = await db.query<Pick<Tables['announcements'], 'id'>>({
    name: 'insert-announcement',
    text: `INSERT INTO app.announcements (title, body, type, start_at, end_at, dismissible, action_label, action_url)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    values: [title, body, type, startAt, endAt, dismissible, actionLabel ?? null, actionUrl ?? null],
  });
  return Number(rows[0]?.id);
}

/** With how many users saw, clicked and dismissed it. */
export interface ListedAnnouncement extends NewAnnouncement {
  readonly id: number;
  readonly seen: number;
  readonly clicked: number;
  readonly dismissed: number;
}

export async function listAllAnnouncements(db: Db): Promise<readonly ListedAnnouncement[]> {
  const { rows } = await db.query<ListedAnnouncement>({
    name: 'list-all-announcements',
    text: `SELECT ${COLUMNS}, count(m.seen_at)::int AS seen, count(m.clicked_at)::int AS clicked,
        count(m.dismissed_at)::int AS dismissed
      FROM app.announcements a LEFT JOIN app.announcement_marks m ON m.announcement_id = a.id
      GROUP BY a.id ORDER BY a.start_at DESC, a.id DESC LIMIT 100`,
    values: [],
  });
  return rows;
}

/** Ends an announcement now or before its begin; false if over or unknown. */
export async function endAnnouncement(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'end-announcement',
    text: `UPDATE app.announcements SET start_at = least(start_at, now() - interval '1 millisecond'), end_at = now()
      WHERE id = $1 AND (end_at IS NULL OR end_at > now())`,
    values: [id],
  });
  return rowCount === 1;
}
