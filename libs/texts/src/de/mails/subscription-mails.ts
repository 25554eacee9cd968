import type { PurchaseStep } from '@partyline/permissions';
import { formatPrice } from '@partyline/pricing';
import type { EndNoticeKind } from '@partyline/subscriptions';
import type { MailText } from '../../mails/mails.ts';
import { named } from '../../terms/quoted.ts';
import type { MailedConfirmation, MailedEnd, MailedFailure } from '../../mails/subscription-mails.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { plural } from '../terms/figures.ts';
import { footer, hello, timeText } from './mails.ts';
import { daysText } from './notification-messages.ts';

/** Where a mailed subscription is. */
type Mailed = MailedEnd | MailedFailure | MailedConfirmation;

const shortPlace = ({ instance, workspace, account }: Mailed): string =>
  instance === null
    ? named(account, 'Ihr Konto')
    : `${named(instance, 'eine Intercom')} (${named(workspace ?? account, 'ein Arbeitsbereich')})`;

/** Names what a subscription is for, in the accusative, after "für". */
const placeText = ({ instance, workspace, account }: Mailed): string =>
  instance === null
    ? `das Konto ${named(account, 'ohne Namen')}`
    : `„${named(instance, 'eine Intercom')}“ im Arbeitsbereich „${named(workspace ?? '', 'ohne Namen')}“ von ${named(account, 'einem Konto')}`;

const boughtText = ({ plan, users }: Pick<Mailed, 'plan' | 'users'>): string =>
  `${plan} mit ${plural(users, 'Benutzer', 'Benutzern')}`;

const SUBJECTS: Readonly<Record<EndNoticeKind, string>> = {
  trial: 'Die Testphase',
  cancelled: 'Das Abonnement',
  'past-due': 'Die Zahlungsfrist',
};

/** What ends, and the consequence. */
const WHAT: Readonly<Record<EndNoticeKind, (end: MailedEnd) => string>> = {
  trial: (end) => `Die Testphase für ${placeText(end)} endet am ${timeText(end.endsAt)}.`,
  cancelled: (end) =>
    `Das Abonnement ${boughtText(end)} für ${placeText(end)} ist gekündigt und endet am ${timeText(end.endsAt)}.`,
  'past-due': (end) =>
    `Eine Zahlung für das Abonnement ${boughtText(end)} für ${placeText(end)} ist überfällig. Bis zum ${timeText(end.endsAt)} funktioniert alles wie bisher; danach kann das Abonnement enden.`,
};

const BUY: Readonly<Record<EndNoticeKind, string>> = {
  trial: 'Wählen Sie unter „Abrechnung“ einen Tarif, um danach weiterzuarbeiten.',
  cancelled: 'Falls das nicht beabsichtigt war, heben Sie die Kündigung vor dem Ende unter „Abrechnung“ auf.',
  'past-due': 'Bitte prüfen Sie die Karte unter „Abrechnung“.',
};

const ASK: Readonly<Record<Exclude<PurchaseStep, 'buy'>, string>> = {
  'ask-partner': DECIDED_WORDINGS.contactPartner,
  'ask-owner': 'Wenn Sie es länger brauchen, wenden Sie sich an den Kontoinhaber.',
};

/** Composes the mail 7 days and 1 day before something ends. [PLUS-20] */
export function subscriptionEndingMail(end: MailedEnd): MailText {
  const { kind, step } = end;
  return {
    subject: `${SUBJECTS[kind]} für ${shortPlace(end)} endet ${daysText(end.daysLeft)}`,
    greeting: hello(end.name),
    paragraphs: [WHAT[kind](end), step === 'buy' ? BUY[kind] : ASK[step]],
    action: { label: step === 'buy' ? 'Abrechnung öffnen' : 'Dashboard öffnen', url: end.url },
    footer,
  };
}

const PAY: Readonly<Record<PurchaseStep, string>> = {
  buy: 'Sie können auf der Seite des Zahlungsdienstes bezahlen, auch mit einer anderen Karte.',
  'ask-partner': DECIDED_WORDINGS.contactPartner,
  'ask-owner': 'Bitten Sie den Kontoinhaber, sie zu bezahlen.',
};

/** Composes the mail to every owner and admin when a payment fails, once. [PLUS-19, PLUS-27] */
export function paymentFailedMail(failure: MailedFailure): MailText {
  const { amount, endsAt, step } = failure;
  const payment = amount === null ? 'Eine Zahlung' : `Eine Zahlung über ${formatPrice(amount, TEXTS_LOCALE)}`;
  return {
    subject: `Eine Zahlung für ${shortPlace(failure)} ist fehlgeschlagen`,
    greeting: hello(failure.name),
    paragraphs: [
      `${payment} für das Abonnement ${boughtText(failure)} für ${placeText(failure)} ist fehlgeschlagen.`,
      `Bis zum ${timeText(endsAt)} funktioniert alles wie bisher. Ist sie bis dahin nicht bezahlt, endet das Abonnement.`,
      PAY[step],
    ],
    action: { label: step === 'buy' ? 'Jetzt bezahlen' : 'Dashboard öffnen', url: failure.url },
    footer,
  };
}

/** Composes the mail to the buyer when their bank wants a payment to be confirmed, once. [PLUS-19, PLUS-27] */
export function paymentConfirmationMail(wanted: MailedConfirmation): MailText {
  const { amount, changesTo, endsAt } = wanted;
  const place = placeText(wanted);
  const [what, otherwise] =
    changesTo === null
      ? [
          `die Verlängerung von ${boughtText(wanted)} für ${place}`,
          `Bis zum ${timeText(endsAt)} funktioniert alles wie bisher. Ist sie bis dahin nicht bestätigt, endet das Abonnement.`,
        ]
      : [
          `den Wechsel von ${boughtText(wanted)} zu ${boughtText(changesTo)} für ${place}`,
          `Bis dahin ändert sich nichts. Ist sie bis zum ${timeText(endsAt)} nicht bestätigt, wird nichts abgebucht, und der Tarif bleibt, wie er ist.`,
        ];
  return {
    subject: `Bitte bestätigen Sie eine Zahlung für ${shortPlace(wanted)}`,
    greeting: hello(wanted.name),
    paragraphs: [
      `Ihre Bank bittet Sie, die Zahlung über ${formatPrice(amount, TEXTS_LOCALE)} für ${what} zu bestätigen.`,
      otherwise,
    ],
    action: { label: 'Zahlung bestätigen', url: wanted.url },
    footer,
  };
}
