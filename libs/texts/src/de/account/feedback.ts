import { RATINGS } from '@partyline/validation';
import type * as english from '../../account/feedback.ts';
import type { feedbackMail as englishMail } from '../../account/feedback.ts';
import { messageLines, named } from '../../terms/quoted.ts';
import type { Translation } from '../../translation.ts';
import { footer } from '../mails/mails.ts';

const categoryNames: Translation<typeof english.feedback>['categoryNames'] = {
  performance: 'Leistung',
  audioQuality: 'Tonqualität',
  userInterface: 'Bedienung',
  others: 'Sonstiges',
};

/** The feedback popover. [FORM-7, FORM-10] */
export const feedback: Translation<typeof english.feedback> = {
  open: 'Feedback geben',
  title: 'Ihr Feedback',
  rating: 'Wie gut funktioniert es für Sie?',
  scale: `${RATINGS[0]} ist schlecht, ${RATINGS.at(-1)} ist ausgezeichnet.`,
  categories: 'Worum geht es?',
  categoryNames,
  message: 'Nachricht',
  messageHint: 'Nur bei niedriger Bewertung nötig.',
  name: 'Name',
  send: 'Feedback senden',
  cancel: 'Abbrechen',
  sent: 'Vielen Dank. Ihr Feedback wurde gesendet.',
  close: 'Schließen',
};

/** Composes the mail of feedback to support; each line of the message is a paragraph. [FORM-9] */
export const feedbackMail: typeof englishMail = (sent) => {
  const { id, rating, categories, message, name, email, page, appVersion, userUid } = sent;
  const mark = `${rating} von ${RATINGS.at(-1)}`;
  return {
    subject: `Feedback ${id} von ${named(name, email)}: ${mark}`,
    greeting: `${named(name, email)} <${email}> bewertete das Portal mit ${mark}.`,
    paragraphs: [
      ...(categories.length === 0
        ? []
        : [`Es geht um: ${categories.map((category) => categoryNames[category]).join(', ')}.`]),
      ...messageLines(message),
      `Gesendet von ${named(page, '/')} in Version ${named(appVersion, '?')}.`,
      userUid === null
        ? 'Die Person war nicht angemeldet.'
        : `Die Person war als Benutzer ${userUid} angemeldet.`,
      'Eine Antwort auf diese E-Mail geht an die Person.',
    ],
    action: null,
    footer: footer.replace(/\..*$/s, '.'),
  };
};
