import { clockText } from '../session-dialogs.ts';
import type * as english from '../session-dialogs.ts';
import type { Translation } from '../translation.ts';
import { plural } from './figures.ts';
import { SESSION_NOTICE_TEXTS } from './session-failures.ts';
import { WORDINGS } from './wordings.ts';

/** The words of the dialogs about the session itself. [AUTH-33, GA-14, GI-7] */
export const sessionDialogs: Translation<typeof english.sessionDialogs> = {
  expired: { title: 'Sitzung abgelaufen', text: WORDINGS.sessionExpired, confirm: 'OK' },
  idle: {
    title: 'Sind Sie noch da?',
    text: (left) =>
      `Sie werden in ${left} abgemeldet, hier und in Ihren anderen Tabs. Laufende Geräte bleiben unberührt.`,
    stay: 'Angemeldet bleiben',
    logOut: 'Jetzt abmelden',
    clock: clockText,
    /** In the dative, as it follows "in". */
    left: (seconds) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      const parts = [
        ...(minutes === 0 ? [] : [plural(minutes, 'Minute', 'Minuten')]),
        ...(rest === 0 ? [] : [plural(rest, 'Sekunde', 'Sekunden')]),
      ];
      return parts.length === 0 ? plural(1, 'Sekunde', 'Sekunden') : parts.join(' ');
    },
  },
  timedOut: {
    title: 'Sie wurden abgemeldet',
    text: SESSION_NOTICE_TEXTS['idle-dialog'],
    confirm: 'OK',
  },
};
