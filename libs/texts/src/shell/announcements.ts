import type { AnnouncementRefusal } from '@partyline/notifications';

/** The announcements above the pages. [NOTIF-27] */
export const announcements = { label: 'Announcements' } as const;

/** Why an action does not go with an announcement, in words. [NOTIF-28, GN-14] */
export const ANNOUNCEMENT_REFUSAL_TEXTS = {
  'not-dismissible': 'This announcement cannot be dismissed.',
  'no-link': 'This announcement has no link.',
  'unknown-action': 'This action is not known.',
} as const satisfies Record<AnnouncementRefusal, string>;
