import { named } from '../../terms/quoted.ts';
import type * as english from '../../mails/ownership-mails.ts';
import type { Translation } from '../../translation.ts';
import { footer, hello, timeText } from './mails.ts';
import { mailedPlace } from './places.ts';
import { PRODUCT_NAME } from '../terms/product.ts';
import { roleNameText } from '../terms/role-names.ts';

type Answered = Parameters<typeof english.ownershipMails.answered>[0];
type MailedHandover = Parameters<typeof english.ownershipMails.received>[0];
type Named = Pick<MailedHandover, 'workspace' | 'account'>;

const shortPlace = ({ workspace, account }: Named): string =>
  named(workspace ?? account, workspace === null ? 'einem Konto' : 'einem Arbeitsbereich');

const requesterOf = ({ requester }: Pick<MailedHandover, 'requester'>): string =>
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
function becauseOf(handover: Answered): readonly string[] {
  switch (handover.outcome) {
    case 'accepted':
      return handover.kind === 'transfer'
        ? [`Sie sind dort jetzt ${stepDown(handover)}, sofern Sie keine Rolle im ganzen Konto behalten.`]
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
  submitted: (handover) => ({
    subject:
      handover.kind === 'transfer'
        ? `${requesterOf(handover)} bietet Ihnen die Inhaberschaft von ${shortPlace(handover)} an`
        : `${requesterOf(handover)} bittet um die Inhaberschaft von ${shortPlace(handover)}`,
    greeting: hello(handover.name),
    paragraphs: [
      handover.kind === 'transfer'
        ? `${requesterOf(handover)} bietet Ihnen die Inhaberschaft ${mailedPlace(handover).of} auf ${PRODUCT_NAME} an. Wenn Sie annehmen, werden Sie Inhaber, und der bisherige Inhaber wird ${stepDown(handover)}. Die Geräte bleiben unberührt.`
        : `${requesterOf(handover)} bittet um die Inhaberschaft ${mailedPlace(handover).of} auf ${PRODUCT_NAME}. Wenn Sie annehmen, wird diese Person Inhaber. Ein bisheriger Inhaber des Arbeitsbereichs wird ${stepDown(handover)}. Die Geräte bleiben unberührt.`,
      `Nichts ändert sich, bis Sie annehmen. Der Link gilt bis zum ${timeText(handover.expiresAt)}.`,
    ],
    action: { label: 'Lesen und antworten', url: handover.url },
    footer,
  }),
  answered: (handover) => ({
    subject: `${handover.kind === 'transfer' ? 'Ihre Übertragung' : 'Ihre Anforderung'} der Inhaberschaft von ${shortPlace(handover)} ${OUTCOME_TEXTS[handover.outcome]}`,
    greeting: hello(handover.name),
    paragraphs: [
      `Die Inhaberschaft ${mailedPlace(handover).of} ${handover.outcome === 'accepted' ? 'ist übergegangen' : 'hat sich nicht geändert'}.`,
      ...becauseOf(handover),
    ],
    action: { label: `${PRODUCT_NAME} öffnen`, url: handover.url },
    footer,
  }),
  received: (handover) => ({
    subject: `Sie sind jetzt Inhaber von ${shortPlace(handover)}`,
    greeting: hello(handover.name),
    paragraphs: [
      `Sie haben die Inhaberschaft ${mailedPlace(handover).of} von ${requesterOf(handover)} angenommen.`,
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an den Support.',
    ],
    action: { label: `${PRODUCT_NAME} öffnen`, url: handover.url },
    footer,
  }),
};
