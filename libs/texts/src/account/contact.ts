import { footer, type MailText } from '../mails/mails.ts';
import { messageLines, named } from '../terms/quoted.ts';

/** Reasons a captcha is refused. [FORM-5, GA-24] */
export const CAPTCHA_REFUSAL_TEXTS = {
  forged: 'The captcha is not valid. Please confirm it again.',
  expired: 'The captcha has expired. Please confirm it again.',
  used: 'The captcha has been used already. Please confirm it again.',
} as const;

/** Reason a captcha is refused. */
export type CaptchaRefusal = keyof typeof CAPTCHA_REFUSAL_TEXTS;

/** Composes the mail of a contact request to support; each line of the message is a paragraph. [FORM-6] */
export function contactMail(request: {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Uid of a signed-in sender. */
  readonly userUid: string | null;
}): MailText {
  const { id, name, email, message, userUid } = request;
  return {
    subject: `Contact request ${id} from ${named(name, email)}`,
    greeting: `${named(name, email)} <${email}> wrote:`,
    paragraphs: [
      ...messageLines(message),
      userUid === null ? 'The sender was not signed in.' : `The sender was signed in as user ${userUid}.`,
      'A reply to this e-mail goes to the sender.',
    ],
    action: null,
    footer: footer.replace(/\..*$/s, '.'),
  };
}

/** Texts of the contact page. [FORM-1, FORM-10] */
export const contact = {
  title: 'Contact support',
  lead: 'Write to the people behind this portal. They answer by e-mail.',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  messageHint: 'What happened, where, and since when.',
  captcha: 'I am human',
  captchaHint: 'Your browser proves it by solving a small task. Nothing leaves this site.',
  captchaWorking: 'Confirming…',
  captchaDone: 'Confirmed',
  captchaFailed: 'The captcha could not be confirmed. Please try again.',
  send: 'Send message',
  sentTitle: 'Your message is on its way',
  sent: (email: string) => `Support will answer to ${email}.`,
  another: 'Write another message',
  toDashboard: 'Back to the dashboard',
} as const;
