import type * as english from '../../people/who-can-link.ts';
import type { Translation } from '../../translation.ts';

/** Texts of what leads to the page "Who can…". [PLUS-35] */
export const whoCanLink: Translation<typeof english.whoCanLink> = {
  any: 'Wer darf das?',
  start: 'Wer darf das starten?',
  stop: 'Wer darf das stoppen?',
};
