import { RATINGS, type FeedbackCategory } from '@partyline/validation';

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
