import { footer, hello, timeText, type MailText } from './mails.ts';
import { named } from '../terms/quoted.ts';
import { PRODUCT_NAME } from '../terms/product.ts';

/** An ownership transfer with its parties. */
interface MailedTransfer {
  readonly kind: 'transfer' | 'request';
  /** Who reads the mail. */
  readonly name: string;
  /** The user who offers or requests the ownership. */
  readonly requester: string;
  /** null when the account itself is handed over. */
  readonly workspace: string | null;
  readonly account: string;
}

const placeText = ({ workspace, account }: MailedTransfer): string =>
  workspace === null
    ? `the account ${named(account, 'without a name')}`
    : `the workspace ${named(workspace, 'without a name')} of ${named(account, 'an account')}`;

const shortPlace = ({ workspace, account }: MailedTransfer): string =>
  named(workspace ?? account, workspace === null ? 'an account' : 'a workspace');

const requesterOf = ({ requester }: MailedTransfer): string => named(requester, 'A user');

/** Names the previous owner's new role. [GO-5] */
const stepDown = ({ workspace }: MailedTransfer): string =>
  workspace === null ? 'Account Admin' : 'Workspace Admin';

/** The end of a transfer or request. */
type TransferOutcome = 'accepted' | 'rejected' | 'expired' | 'cancelled';

const OUTCOME_TEXTS: Readonly<Record<TransferOutcome, string>> = {
  accepted: 'was accepted',
  rejected: 'was rejected',
  expired: 'has expired',
  cancelled: 'has ended',
};

/** States what follows for the submitter, or why there was no answer. */
function becauseOf(transfer: MailedTransfer & { readonly outcome: TransferOutcome }): readonly string[] {
  switch (transfer.outcome) {
    case 'accepted':
      return transfer.kind === 'transfer'
        ? [`You are now ${stepDown(transfer)} there, unless you keep a role in the whole account.`]
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
  submitted: (transfer: MailedTransfer & { readonly url: string; readonly expiresAt: Date }): MailText => ({
    subject:
      transfer.kind === 'transfer'
        ? `${requesterOf(transfer)} offers you the ownership of ${shortPlace(transfer)}`
        : `${requesterOf(transfer)} asks for the ownership of ${shortPlace(transfer)}`,
    greeting: hello(transfer.name),
    paragraphs: [
      transfer.kind === 'transfer'
        ? `${requesterOf(transfer)} offers you the ownership of ${placeText(transfer)} on ${PRODUCT_NAME}. If you accept, you become the owner and the previous owner becomes ${stepDown(transfer)}. Devices are not affected.`
        : `${requesterOf(transfer)} asks for the ownership of ${placeText(transfer)} on ${PRODUCT_NAME}. If you accept, they become the owner. A previous workspace owner becomes ${stepDown(transfer)}. Devices are not affected.`,
      `Nothing changes until you accept. The link works until ${timeText(transfer.expiresAt)}.`,
    ],
    action: { label: 'Read and answer', url: transfer.url },
    footer,
  }),
  /** To the submitter. */
  answered: (
    transfer: MailedTransfer & { readonly outcome: TransferOutcome; readonly url: string },
  ): MailText => ({
    subject: `${transfer.kind === 'transfer' ? 'Your transfer' : 'Your request'} of the ownership of ${shortPlace(transfer)} ${OUTCOME_TEXTS[transfer.outcome]}`,
    greeting: hello(transfer.name),
    paragraphs: [
      `The ownership of ${placeText(transfer)} ${transfer.outcome === 'accepted' ? 'has changed hands' : 'has not changed'}.`,
      ...becauseOf(transfer),
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: transfer.url },
    footer,
  }),
  /** To the user who accepted a transfer. */
  received: (transfer: MailedTransfer & { readonly url: string }): MailText => ({
    subject: `You own ${shortPlace(transfer)} now`,
    greeting: hello(transfer.name),
    paragraphs: [
      `You have accepted the ownership of ${placeText(transfer)} from ${requesterOf(transfer)}.`,
      'If you did not do this, change your password and contact support.',
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: transfer.url },
    footer,
  }),
} as const;
