import { allow, err, ok, refuse } from '@partyline/kernel';
import type { Decision, Result } from '@partyline/kernel';
import * as v from 'valibot';
import { timestampSchema } from './notification.ts';

/** The kinds of announcements. [GN-13] */
export const ANNOUNCEMENT_TYPES = ['success', 'error', 'info', 'warning'] as const;
/** [GN-14] */
export const ANNOUNCEMENT_ACTIONS = ['dismissed', 'clicked', 'seen'] as const;
export type AnnouncementAction = (typeof ANNOUNCEMENT_ACTIONS)[number];

/** Longest texts of an announcement in characters: it is one notice above every page, also on phones. [GN-13] */
export const ANNOUNCEMENT_MAX_LENGTHS = { title: 100, body: 500, actionLabel: 80, actionUrl: 2_000 } as const;
export type AnnouncementText = keyof typeof ANNOUNCEMENT_MAX_LENGTHS;

/** A path of this origin or an https address; never a script. */
const SAFE_LINK = /^(?:https:\/\/[^\s/\\]|\/(?![/\\]))\S*$/;

const announcementSchema = v.object({
  id: v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  title: v.string(),
  body: v.string(),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  startAt: timestampSchema,
  endAt: v.nullish(timestampSchema, null),
  dismissible: v.boolean(),
  actionLabel: v.nullish(v.string(), null),
  actionUrl: v.nullish(v.pipe(v.string(), v.regex(SAFE_LINK)), null),
});
/** Times in milliseconds since 1970; `endAt` null for no end. [GN-13] */
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Parses an announcement, whose link must be a path or https. [GN-13] */
export function parseAnnouncement(input: unknown): Result<Announcement, 'not-an-announcement'> {
  const parsed = v.safeParse(announcementSchema, input);
  return parsed.success ? ok(parsed.output) : err('not-an-announcement');
}

const TEXTS = ['title', 'body', 'actionLabel', 'actionUrl'] as const satisfies readonly AnnouncementText[];

/** Returns the first text that is longer than its limit, or null. [GN-13] */
export function findTooLongText(announcement: Pick<Announcement, AnnouncementText>): AnnouncementText | null {
  return TEXTS.find((text) => (announcement[text]?.length ?? 0) > ANNOUNCEMENT_MAX_LENGTHS[text]) ?? null;
}

/** Returns the announcements shown at an instant, newest first: begun, not ended, not dismissed. [GN-13, GN-14] */
export function listAnnouncements(
  announcements: readonly Announcement[],
  dismissedIds: ReadonlySet<Announcement['id']>,
  nowMs: number,
): Announcement[] {
  return announcements
    .filter(({ startAt, endAt }) => startAt <= nowMs && (endAt === null || nowMs < endAt))
    .filter(({ id }) => !dismissedIds.has(id))
    .sort((a, b) => b.startAt - a.startAt);
}

export type AnnouncementRefusal = 'not-dismissible' | 'no-link' | 'unknown-action';

/**
 * Allows every announcement to be marked as seen, a dismissible one to be dismissed, and one with a link to be clicked. [NOTIF-28,
 * GN-14]
 */
export function canActOn(
  { dismissible, actionUrl }: Pick<Announcement, 'dismissible' | 'actionUrl'>,
  action: string,
): Decision<AnnouncementRefusal> {
  if (action === 'dismissed') return dismissible ? allow() : refuse('not-dismissible');
  if (action === 'clicked') return actionUrl !== null ? allow() : refuse('no-link');
  return action === 'seen' ? allow() : refuse('unknown-action');
}

/** Returns null for an action that the announcement does not have. [NOTIF-28, GN-14] */
export function announcementRequestOf(
  announcement: Announcement,
  action: AnnouncementAction,
): { readonly announcementId: Announcement['id']; readonly action: AnnouncementAction } | null {
  return canActOn(announcement, action).allowed ? { announcementId: announcement.id, action } : null;
}
