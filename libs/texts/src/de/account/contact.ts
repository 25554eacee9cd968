import type * as english from '../../account/contact.ts';
import type { contactMail as englishMail } from '../../account/contact.ts';
import { messageLines, named } from '../../terms/quoted.ts';
import type { Translation } from '../../translation.ts';
import { footer } from '../mails/mails.ts';

/** Reasons a captcha is refused. [FORM-5, GA-24] */
export const CAPTCHA_REFUSAL_TEXTS: Translation<typeof english.CAPTCHA_REFUSAL_TEXTS> = {
  forged: 'Das Captcha ist nicht gültig. Bitte bestätigen Sie es erneut.',
  expired: 'Das Captcha ist abgelaufen. Bitte bestätigen Sie es erneut.',
  used: 'Das Captcha wurde bereits verwendet. Bitte bestätigen Sie es erneut.',
};

/** Composes the mail of a contact request to support; each line of the message is a paragraph. [FORM-6] */
export const contactMail: typeof englishMail = ({ id, name, email, message, userUid }) => ({
  subject: `Kontaktanfrage ${id} von ${named(name, email)}`,
  greeting: `${named(name, email)} <${email}> schrieb:`,
  paragraphs: [
    ...messageLines(message),
    userUid === null
      ? 'Die Person war nicht angemeldet.'
      : `Die Person war als Benutzer ${userUid} angemeldet.`,
    'Eine Antwort auf diese E-Mail geht an die Person.',
  ],
  action: null,
  footer: footer.replace(/\..*$/s, '.'),
});

/** Texts of the contact page. [FORM-1, FORM-10] */
export const contact: Translation<typeof english.contact> = {
  title: 'Support kontaktieren',
  lead: 'Schreiben Sie den Menschen hinter diesem Portal. Sie antworten per E-Mail.',
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  messageHint: 'Was geschah, wo, und seit wann.',
  captcha: 'Ich bin ein Mensch',
  captchaHint: 'Ihr Browser belegt es, indem er eine kleine Aufgabe löst. Nichts verlässt diese Website.',
  captchaWorking: 'Wird bestätigt…',
  captchaDone: 'Bestätigt',
  captchaFailed: 'Das Captcha konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
  send: 'Nachricht senden',
  sentTitle: 'Ihre Nachricht ist unterwegs',
  sent: (email) => `Der Support antwortet an ${email}.`,
  another: 'Weitere Nachricht schreiben',
  toDashboard: 'Zurück zum Dashboard',
};
