import type { PurchaseStep } from '@partyline/permissions';
import { formatPrice } from '@partyline/pricing';
import type { EndNoticeKind } from '@partyline/subscriptions';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { plural } from '../terms/figures.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { footer, hello, timeText, type MailText } from './mails.ts';
import { named } from '../terms/quoted.ts';

/** A subscription, where it is, and for which reader. */
interface MailedSubscription {
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

/** What ends. */
export interface MailedEnd extends MailedSubscription {
  readonly kind: EndNoticeKind;
  /** Days begun until the end. */
  readonly daysLeft: number;
  readonly endsAt: Date;
}

/** A payment that failed. */
export interface MailedFailure extends MailedSubscription {
  /** In cents; null if unknown. */
  readonly amount: number | null;
  /** The last moment to pay. */
  readonly endsAt: Date;
}

/** A payment that the bank wants to have confirmed. */
export interface MailedConfirmation extends Omit<MailedSubscription, 'step'> {
  /** In cents. */
  readonly amount: number;
  /** What the plan changes to once it is confirmed; null for a renewal. */
  readonly changesTo: { readonly plan: string; readonly users: number } | null;
  /** The last moment to confirm. */
  readonly endsAt: Date;
}

const daysText = (days: number): string => (days === 1 ? 'within a day' : `in ${days} days`);

type Placed = Pick<MailedSubscription, 'instance' | 'workspace' | 'account'>;

const shortPlace = ({ instance, workspace, account }: Placed): string =>
  instance === null
    ? named(account, 'your account')
    : `${named(instance, 'an intercom')} (${named(workspace ?? account, 'a workspace')})`;

const placeText = ({ instance, workspace, account }: Placed): string =>
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

/** Composes the mail 7 days and 1 day before something ends. [PLUS-20] */
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

const PAY: Readonly<Record<PurchaseStep, string>> = {
  buy: 'You can pay it on the page of the payment provider, also with another card.',
  'ask-partner': DECIDED_WORDINGS.contactPartner,
  'ask-owner': 'Ask the account owner to pay it.',
};

/** Composes the mail to every owner and admin when a payment fails, once. [PLUS-19, PLUS-27] */
export function paymentFailedMail(failure: MailedFailure): MailText {
  const { amount, plan, users, endsAt, step } = failure;
  const payment = amount === null ? 'A payment' : `A payment of ${formatPrice(amount, TEXTS_LOCALE)}`;
  return {
    subject: `A payment for ${shortPlace(failure)} has failed`,
    greeting: hello(failure.name),
    paragraphs: [
      `${payment} for the subscription ${plan} with ${plural(users, 'user', 'users')} for ${placeText(failure)} has failed.`,
      `Everything works as before until ${timeText(endsAt)}. If it is not paid by then, the subscription ends.`,
      PAY[step],
    ],
    action: { label: step === 'buy' ? 'Pay now' : 'Open the dashboard', url: failure.url },
    footer,
  };
}

/** Composes the mail to the buyer when their bank wants a payment to be confirmed, once. [PLUS-19, PLUS-27] */
export function paymentConfirmationMail(wanted: MailedConfirmation): MailText {
  const { amount, plan, users, changesTo, endsAt } = wanted;
  const place = placeText(wanted);
  const held = `${plan} with ${plural(users, 'user', 'users')}`;
  const [what, otherwise] =
    changesTo === null
      ? [
          `the renewal of ${held} for ${place}`,
          `Everything works as before until ${timeText(endsAt)}. If it is not confirmed by then, the subscription ends.`,
        ]
      : [
          `the change from ${held} to ${changesTo.plan} with ${plural(changesTo.users, 'user', 'users')} for ${place}`,
          `Until then nothing changes. If it is not confirmed by ${timeText(endsAt)}, nothing is charged and the plan stays as it is.`,
        ];
  return {
    subject: `Please confirm a payment for ${shortPlace(wanted)}`,
    greeting: hello(wanted.name),
    paragraphs: [
      `Your bank asks you to confirm the payment of ${formatPrice(amount, TEXTS_LOCALE)} for ${what}.`,
      otherwise,
    ],
    action: { label: 'Confirm the payment', url: wanted.url },
    footer,
  };
}
