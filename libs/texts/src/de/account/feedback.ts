import { RATINGS } from '@partyline/validation';
import type * as english from '../../account/feedback.ts';
import type { Translation } from '../../translation.ts';

/** The feedback popover. [FORM-7, FORM-10] */
export const feedback: Translation<typeof english.feedback> = {
  open: 'Feedback geben',
  title: 'Ihr Feedback',
  rating: 'Wie gut funktioniert es für Sie?',
  scale: `${RATINGS[0]} ist schlecht, ${RATINGS.at(-1)} ist ausgezeichnet.`,
  categories: 'Worum geht es?',
  categoryNames: {
    performance: 'Leistung',
    audioQuality: 'Tonqualität',
    userInterface: 'Bedienung',
    others: 'Sonstiges',
  },
  message: 'Nachricht',
  messageHint: 'Nur bei niedriger Bewertung nötig.',
  name: 'Name',
  send: 'Feedback senden',
  cancel: 'Abbrechen',
  sent: 'Vielen Dank. Ihr Feedback wurde gesendet.',
  close: 'Schließen',
};
