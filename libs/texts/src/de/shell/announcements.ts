import type * as english from '../../shell/announcements.ts';
import type { Translation } from '../../translation.ts';

/** Why an announcement does not allow an action. [NOTIF-28, GN-14] */
export const ANNOUNCEMENT_REFUSAL_TEXTS: Translation<typeof english.ANNOUNCEMENT_REFUSAL_TEXTS> = {
  'not-dismissible': 'Diese Ankündigung kann nicht ausgeblendet werden.',
  'no-link': 'Diese Ankündigung hat keinen Link.',
  'unknown-action': 'Diese Aktion ist nicht bekannt.',
};
