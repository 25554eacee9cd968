import { footer, hello, timeText, type MailText } from './mails.ts';
import { named } from '../terms/quoted.ts';
import { PRODUCT_NAME } from '../terms/product.ts';

/** A handover with its parties. */
interface MailedHandover {
  readonly kind: 'transfer' | 'request';
  /** Who reads the mail. */
  readonly name: string;
  /** The user who offers or requests the ownership. */
  readonly requester: string;
  /** null when the account itself is handed over. */
  readonly workspace: string | null;
  readonly account: string;
}

const placeText = ({ workspace, account }: MailedHandover): string =>
  workspace === null
    ? `the account ${named(account, 'without a name')}`
    : `the workspace ${named(workspace, 'without a name')} of ${named(account, 'an account')}`;

const shortPlace = ({ workspace, account }: MailedHandover): string =>
  named(workspace ?? account, workspace === null ? 'an account' : 'a workspace');

const requesterOf = ({ requester }: MailedHandover): string => named(requester, 'A user');

/** Names the previous owner's new role. [GO-5] */
const stepDown = ({ workspace }: MailedHandover): string =>
  workspace === null ? 'Account Admin' : 'Workspace Admin';

/** The end of a transfer or request. */
type HandoverOutcome = 'accepted' | 'rejected' | 'expired' | 'cancelled';

const OUTCOME_TEXTS: Readonly<Record<HandoverOutcome, string>> = {
  accepted: 'was accepted',
  rejected: 'was rejected',
  expired: 'has expired',
  cancelled: 'has ended',
};

/** States what follows for the submitter, or why there was no answer. */
function becauseOf(handover: MailedHandover & { readonly outcome: HandoverOutcome }): readonly string[] {
  switch (handover.outcome) {
    case 'accepted':
      return handover.kind === 'transfer'
        ? [`You are now ${stepDown(handover)} there, unless you keep a role in the whole account.`]
        : ['You are now its owner.'];
    case 'rejected':
      return [];
    case 'expired':
      return ['The link expired before it was answered. You can submit a new one.'];
    case 'cancelled':
      return ['It ended without an answer, because a role or an access that it depends on has changed.'];
  }
}

/** Texts of the mails about ownership. [GEN-21, GEN-22, GO-1, GO-5, GO-6, PLUS-9] */
export const ownershipMails = {
  /** To the user who answers. */
  submitted: (handover: MailedHandover & { readonly url: string; readonly expiresAt: Date }): MailText => ({
    subject:
      handover.kind === 'transfer'
        ? `${requesterOf(handover)} offers you the ownership of ${shortPlace(handover)}`
        : `${requesterOf(handover)} asks for the ownership of ${shortPlace(handover)}`,
    greeting: hello(handover.name),
    paragraphs: [
      handover.kind === 'transfer'
        ? `${requesterOf(handover)} offers you the ownership of ${placeText(handover)} on ${PRODUCT_NAME}. If you accept, you become the owner and the previous owner becomes ${stepDown(handover)}. Devices are not affected.`
        : `${requesterOf(handover)} asks for the ownership of ${placeText(handover)} on ${PRODUCT_NAME}. If you accept, they become the owner. A previous workspace owner becomes ${stepDown(handover)}. Devices are not affected.`,
      `Nothing changes until you accept. The link works until ${timeText(handover.expiresAt)}.`,
    ],
    action: { label: 'Read and answer', url: handover.url },
    footer,
  }),
  /** To the submitter. */
  answered: (
    handover: MailedHandover & { readonly outcome: HandoverOutcome; readonly url: string },
  ): MailText => ({
    subject: `${handover.kind === 'transfer' ? 'Your transfer' : 'Your request'} of the ownership of ${shortPlace(handover)} ${OUTCOME_TEXTS[handover.outcome]}`,
    greeting: hello(handover.name),
    paragraphs: [
      `The ownership of ${placeText(handover)} ${handover.outcome === 'accepted' ? 'has changed hands' : 'has not changed'}.`,
      ...becauseOf(handover),
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: handover.url },
    footer,
  }),
  /** To the user who accepted a transfer. */
  received: (handover: MailedHandover & { readonly url: string }): MailText => ({
    subject: `You own ${shortPlace(handover)} now`,
    greeting: hello(handover.name),
    paragraphs: [
      `You have accepted the ownership of ${placeText(handover)} from ${requesterOf(handover)}.`,
      'If you did not do this, change your password and contact support.',
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: handover.url },
    footer,
  }),
} as const;
