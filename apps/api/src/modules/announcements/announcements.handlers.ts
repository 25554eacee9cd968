import type { AnnouncementItem } from '@partyline/contract';
import { canActOn, listAnnouncements } from '@partyline/notifications';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { BodyOf, Handlers } from '../../http/routes/route-types.ts';
import {
  findAnnouncement,
  markAnnouncement,
  readAnnouncements,
  type AnnouncementRow,
} from './announcements.repository.ts';

export interface AnnouncementDeps {
  readonly database: Database;
  readonly now: () => Date;
}

/** Handles GET and POST users/announcement. [API-17, API-18] */
export function announcementHandlers(
  deps: AnnouncementDeps,
): Pick<Handlers, 'listAnnouncements' | 'actOnAnnouncement'> {
  return {
    listAnnouncements: ({ identity: { uid } }) => listFor(deps, uid),
    actOnAnnouncement: async ({ caller, body }) => {
      if (!caller.isKnown) throw new ApiFailure('not-found');
      await actOn(deps.database, caller.uid, body);
      return null;
    },
  };
}

/** Lists current, undismissed announcements of a user, newest first. [NOTIF-27, GN-13] */
async function listFor({ database, now }: AnnouncementDeps, uid: string): Promise<AnnouncementItem[]> {
  const rows = await readAnnouncements(database, uid);
  const dismissed = new Set(rows.filter((row) => row.isDismissed).map(({ id }) => id));
  const items = new Map(rows.map((row) => [row.id, itemOf(row)]));
  const candidates = rows.map((row) => ({
    ...row,
    startAt: row.startAt.getTime(),
    endAt: row.endAt?.getTime() ?? null,
  }));
  const shown = listAnnouncements(candidates, dismissed, now().getTime());
  return shown.map(({ id }) => items.get(Number(id))).filter((item) => item !== undefined);
}

function itemOf(row: AnnouncementRow): AnnouncementItem {
  const { id, title, body, type, startAt, endAt, dismissible, actionLabel, actionUrl } = row;
  const instants = { startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null };
  return { id, title, body, type, ...instants, dismissible, actionLabel, actionUrl };
}

/** Stores a reaction; dismissing and clicking need an announcement that allows it. [NOTIF-28, GN-14] */
async function actOn(
  database: Database,
  uid: string,
  { announcementId, action }: BodyOf<'actOnAnnouncement'>,
): Promise<void> {
  const announcement = await findAnnouncement(database, announcementId);
  if (announcement === undefined) throw new ApiFailure('not-found');
  const decision = canActOn(announcement, action);
  if (!decision.allowed) {
    const { reason } = decision;
    throw new ApiFailure('announcement-refused', {
      reason,
      message: (texts) => texts.ANNOUNCEMENT_REFUSAL_TEXTS[reason],
    });
  }
  await markAnnouncement(database, { id: announcementId, uid, action });
}
