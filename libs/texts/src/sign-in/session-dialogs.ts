import type { AfterSession } from '@partyline/session';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** What is told after the end of a session; null where nothing is. [AUTH-33, ERR-17, ERR-19, ERR-24, GA-11, GA-14] */
export const SESSION_NOTICE_TEXTS = {
  'idle-dialog': 'You were logged out because nothing happened for a while.',
  'expired-modal': WORDINGS.sessionExpired,
  'session-error': DECIDED_WORDINGS.sessionNotOpened,
  'general-error': WORDINGS.generalError,
  none: null,
} as const satisfies Record<AfterSession['notice'], string | null>;

/** The words of the dialogs about the session itself. [AUTH-33, GA-14, GI-7] */
export const sessionDialogs = {
  expired: { title: 'Session expired', text: WORDINGS.sessionExpired, confirm: 'OK' },
  timedOut: { title: 'You were logged out', text: SESSION_NOTICE_TEXTS['idle-dialog'], confirm: 'OK' },
} as const;
