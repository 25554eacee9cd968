import { named } from '../../terms/quoted.ts';
import type * as english from '../../mails/ownership-mails.ts';
import type { Translation } from '../../translation.ts';
import { footer, hello, timeText } from './mails.ts';
import { mailedPlace } from './places.ts';
import { PRODUCT_NAME } from '../terms/product.ts';
import { roleNameText } from '../terms/role-names.ts';

type Answered = Parameters<typeof english.ownershipMails.answered>[0];
type MailedTransfer = Parameters<typeof english.ownershipMails.received>[0];
type Named = Pick<MailedTransfer, 'workspace' | 'account'>;

const shortPlace = ({ workspace, account }: Named): string =>
  named(workspace ?? account, workspace === null ? 'einem Konto' : 'einem Arbeitsbereich');

const requesterOf = ({ requester }: Pick<MailedTransfer, 'requester'>): string =>
  named(requester, 'Ein Benutzer');

/** Names the previous owner's new role. [GO-5] */
const stepDown = ({ workspace }: Named): string =>
  roleNameText(workspace === null ? 'account-admin' : 'workspace-admin');

const OUTCOME_TEXTS: Readonly<Record<Answered['outcome'], string>> = {
  accepted: 'wurde angenommen',
  rejected: 'wurde abgelehnt',
  expired: 'ist abgelaufen',
  cancelled: 'ist beendet',
};

/** States what follows for the submitter, or why there was no answer. */
function becauseOf(transfer: Answered): readonly string[] {
  switch (transfer.outcome) {
    case 'accepted':
      return transfer.kind === 'transfer'
        ? [`Sie sind dort jetzt ${stepDown(transfer)}, sofern Sie keine Rolle im ganzen Konto behalten.`]
        : ['Sie sind jetzt Inhaber.'];
    case 'rejected':
      return [];
    case 'expired':
      return [
        'Der Link ist abgelaufen, bevor er beantwortet wurde. Sie können einen neuen Vorgang beginnen.',
      ];
    case 'cancelled':
      return [
        'Der Vorgang endete ohne Antwort, weil sich eine Rolle oder ein Zugang geändert hat, von dem er abhängt.',
      ];
  }
}

/** Texts of the mails about ownership. [GEN-21, GEN-22, GO-1, GO-5, GO-6, PLUS-9] */
export const ownershipMails: Translation<typeof english.ownershipMails> = {
  submitted: (transfer) => ({
    subject:
      transfer.kind === 'transfer'
        ? `${requesterOf(transfer)} bietet Ihnen die Inhaberschaft von ${shortPlace(transfer)} an`
        : `${requesterOf(transfer)} bittet um die Inhaberschaft von ${shortPlace(transfer)}`,
    greeting: hello(transfer.name),
    paragraphs: [
      transfer.kind === 'transfer'
        ? `${requesterOf(transfer)} bietet Ihnen die Inhaberschaft ${mailedPlace(transfer).of} auf ${PRODUCT_NAME} an. Wenn Sie annehmen, werden Sie Inhaber, und der bisherige Inhaber wird ${stepDown(transfer)}. Die Geräte bleiben unberührt.`
        : `${requesterOf(transfer)} bittet um die Inhaberschaft ${mailedPlace(transfer).of} auf ${PRODUCT_NAME}. Wenn Sie annehmen, wird diese Person Inhaber. Ein bisheriger Inhaber des Arbeitsbereichs wird ${stepDown(transfer)}. Die Geräte bleiben unberührt.`,
      `Nichts ändert sich, bis Sie annehmen. Der Link gilt bis zum ${timeText(transfer.expiresAt)}.`,
    ],
    action: { label: 'Lesen und antworten', url: transfer.url },
    footer,
  }),
  answered: (transfer) => ({
    subject: `${transfer.kind === 'transfer' ? 'Ihre Übertragung' : 'Ihre Anforderung'} der Inhaberschaft von ${shortPlace(transfer)} ${OUTCOME_TEXTS[transfer.outcome]}`,
    greeting: hello(transfer.name),
    paragraphs: [
      `Die Inhaberschaft ${mailedPlace(transfer).of} ${transfer.outcome === 'accepted' ? 'ist übergegangen' : 'hat sich nicht geändert'}.`,
      ...becauseOf(transfer),
    ],
    action: { label: `${PRODUCT_NAME} öffnen`, url: transfer.url },
    footer,
  }),
  received: (transfer) => ({
    subject: `Sie sind jetzt Inhaber von ${shortPlace(transfer)}`,
    greeting: hello(transfer.name),
    paragraphs: [
      `Sie haben die Inhaberschaft ${mailedPlace(transfer).of} von ${requesterOf(transfer)} angenommen.`,
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an den Support.',
    ],
    action: { label: `${PRODUCT_NAME} öffnen`, url: transfer.url },
    footer,
  }),
};
