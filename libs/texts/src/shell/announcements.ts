import type { AnnouncementRefusal } from '@partyline/notifications';

/** Why an announcement does not allow an action. [NOTIF-28, GN-14] */
export const ANNOUNCEMENT_REFUSAL_TEXTS = {
  'not-dismissible': 'This announcement cannot be dismissed.',
  'no-link': 'This announcement has no link.',
  'unknown-action': 'This action is not known.',
} as const satisfies Record<AnnouncementRefusal, string>;
