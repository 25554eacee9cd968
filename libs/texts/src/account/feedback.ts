import { RATINGS, type FeedbackCategory } from '@partyline/validation';
import { footer, type MailText } from '../mails/mails.ts';
import { messageLines, named } from '../terms/quoted.ts';

/** Feedback categories, in order. [FORM-8] */
const categoryNames = {
  performance: 'Performance',
  audioQuality: 'Audio quality',
  userInterface: 'User interface',
  others: 'Others',
} as const satisfies Record<FeedbackCategory, string>;

/** The feedback popover. [FORM-7, FORM-10] */
export const feedback = {
  open: 'Give feedback',
  title: 'Feedback',
  rating: 'How well does it work for you?',
  scale: `${RATINGS[0]} is poor, ${RATINGS.at(-1)} is excellent.`,
  categories: 'What is it about?',
  categoryNames,
  message: 'Message',
  messageHint: 'Needed for a low rating only.',
  name: 'Name',
  send: 'Send feedback',
  cancel: 'Cancel',
  sent: 'Thank you. Your feedback has been sent.',
  close: 'Close',
} as const;

/** Composes the mail of feedback to support; each line of the message is a paragraph. [FORM-9] */
export function feedbackMail(sent: {
  readonly id: number;
  readonly rating: number;
  readonly categories: readonly FeedbackCategory[];
  readonly message: string;
  readonly name: string;
  readonly email: string;
  /** Path of the page it was sent from. */
  readonly page: string;
  readonly appVersion: string;
  /** Uid of a signed-in sender. */
  readonly userUid: string | null;
}): MailText {
  const { id, rating, categories, message, name, email, page, appVersion, userUid } = sent;
  const mark = `${rating} of ${RATINGS.at(-1)}`;
  return {
    subject: `Feedback ${id} from ${named(name, email)}: ${mark}`,
    greeting: `${named(name, email)} <${email}> rated the portal ${mark}.`,
    paragraphs: [
      ...(categories.length === 0
        ? []
        : [`It is about: ${categories.map((category) => categoryNames[category]).join(', ')}.`]),
      ...messageLines(message),
      `It was sent from ${named(page, '/')} in version ${named(appVersion, '?')}.`,
      userUid === null ? 'The sender was not signed in.' : `The sender was signed in as user ${userUid}.`,
      'A reply to this e-mail goes to the sender.',
    ],
    action: null,
    footer: footer.replace(/\..*$/s, '.'),
  };
}
