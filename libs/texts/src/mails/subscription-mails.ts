import type { PurchaseStep } from '@partyline/permissions';
import type { EndNoticeKind } from '@partyline/subscriptions';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { footer, hello, timeText, type MailText } from './mails.ts';
import { named } from '../terms/quoted.ts';

/** What ends, where, and for which reader. */
export interface MailedEnd {
  readonly kind: EndNoticeKind;
  /** Days begun until the end. */
  readonly daysLeft: number;
  readonly endsAt: Date;
  readonly plan: string;
  readonly users: number;
  /** null once the instance is removed, like its workspace. */
  readonly instance: string | null;
  readonly workspace: string | null;
  readonly account: string;
  /** Who reads the mail. */
  readonly name: string;
  /** Who can act on it, as seen by the reader. */
  readonly step: PurchaseStep;
  readonly url: string;
}

const daysText = (days: number): string => (days === 1 ? 'within a day' : `in ${days} days`);

const shortPlace = ({ instance, workspace, account }: MailedEnd): string =>
  instance === null
    ? named(account, 'your account')
    : `${named(instance, 'an intercom')} (${named(workspace ?? account, 'a workspace')})`;

const placeText = ({ instance, workspace, account }: MailedEnd): string =>
  instance === null
    ? `the account ${named(account, 'without a name')}`
    : `“${named(instance, 'an intercom')}” in the workspace “${named(workspace ?? '', 'without a name')}” of ${named(account, 'an account')}`;

const SUBJECTS: Readonly<Record<EndNoticeKind, string>> = {
  trial: 'The trial',
  cancelled: 'The subscription',
  'past-due': 'The time to pay',
};

/** What ends, and the consequence. */
const WHAT: Readonly<Record<EndNoticeKind, (end: MailedEnd) => string>> = {
  trial: (end) => `The trial for ${placeText(end)} ends on ${timeText(end.endsAt)}.`,
  cancelled: (end) =>
    `The subscription ${end.plan} with ${end.users} users for ${placeText(end)} is cancelled and ends on ${timeText(end.endsAt)}.`,
  'past-due': (end) =>
    `A payment for the subscription ${end.plan} with ${end.users} users for ${placeText(end)} is past due. Until ${timeText(end.endsAt)} everything works as before; after that the subscription can end.`,
};

const BUY: Readonly<Record<EndNoticeKind, string>> = {
  trial: 'Choose a plan under billing to continue after that.',
  cancelled: 'If this was not intended, resubscribe under billing before it ends.',
  'past-due': 'Please check the card under billing.',
};

const ASK: Readonly<Record<Exclude<PurchaseStep, 'buy'>, string>> = {
  'ask-partner': DECIDED_WORDINGS.contactPartner,
  'ask-owner': 'If it is needed for longer, ask the account owner.',
};

/** Mail 7 days and 1 day before something ends. [PLUS-20] */
export function subscriptionEndingMail(end: MailedEnd): MailText {
  const { kind, step } = end;
  return {
    subject: `${SUBJECTS[kind]} for ${shortPlace(end)} ends ${daysText(end.daysLeft)}`,
    greeting: hello(end.name),
    paragraphs: [WHAT[kind](end), step === 'buy' ? BUY[kind] : ASK[step]],
    action: { label: step === 'buy' ? 'Open billing' : 'Open the dashboard', url: end.url },
    footer,
  };
}
