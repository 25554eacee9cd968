import { ANNOUNCEMENT_ACTIONS, ANNOUNCEMENT_TYPES } from '@partyline/notifications';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** Not dismissed by the user. [NOTIF-27, GN-13] */
export const announcementSchema = v.strictObject({
  id: v.number(),
  title: v.string(),
  body: v.string(),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  startAt: instant,
  /** null for no end. */
  endAt: v.nullable(instant),
  dismissible: v.boolean(),
  /** Only with a URL: a portal path or an https address. */
  actionLabel: v.nullable(v.string()),
  actionUrl: v.nullable(v.string()),
});
export type AnnouncementItem = v.InferOutput<typeof announcementSchema>;

/** Newest first. [API-17, NOTIF-27] */
export const announcementsSchema = v.array(announcementSchema);

/** [API-18, NOTIF-28, GN-14] */
export const announcementActionBodySchema = v.strictObject({
  announcementId: rowNumber,
  action: v.picklist(ANNOUNCEMENT_ACTIONS),
});
