import { clockText } from '../../terms/formatters.ts';
import type * as english from '../../sign-in/idle-dialog.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

/** Texts of the idle warning. [AUTH-33, GI-7] */
export const idleDialog: Translation<typeof english.idleDialog> = {
  title: 'Sind Sie noch da?',
  text: (left) =>
    `Sie werden in ${left} abgemeldet, hier und in Ihren anderen Tabs. Laufende Geräte bleiben unberührt.`,
  stay: 'Angemeldet bleiben',
  logOut: 'Jetzt abmelden',
  clock: clockText,
  /** Dative, after "in". */
  left: (seconds) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [
      ...(minutes === 0 ? [] : [plural(minutes, 'Minute', 'Minuten')]),
      ...(rest === 0 ? [] : [plural(rest, 'Sekunde', 'Sekunden')]),
    ];
    return parts.length === 0 ? plural(1, 'Sekunde', 'Sekunden') : parts.join(' ');
  },
};
