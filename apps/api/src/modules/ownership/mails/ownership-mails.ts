import type { MailText } from '@partyline/texts';
import { textsFor } from '@partyline/texts/by-language';
import type { Db } from '../../../db/open-database.ts';
import { requestMail } from '../../../jobs/request-mail.ts';
import { messageIdOf, type ComposeMail, type MailMaking } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { transferObject } from '../lookup/audit-transfer.ts';
import { createTransferKeys, linkKeyHash } from '../lookup/transfer-ref.ts';
import type { UserNames } from '../lookup/transfer.repository.ts';
import { notifyAnswerer, notifySubmitter } from './notify-transfer.ts';
import { OUTCOMES, readMailedTransfer, type MailedTransfer } from './mailed-transfer.repository.ts';

export interface AnsweredForMail {
  readonly id: string;
  readonly accountId: number;
  readonly linkNumber: number;
  readonly kind: 'transfer' | 'request';
}

/** Notifies the answerer, also by mail with the newest key. [GO-1, GO-6] */
export async function requestSubmittedMail(
  tx: Db,
  { id, accountId, linkNumber }: Omit<AnsweredForMail, 'kind'>,
): Promise<void> {
  await notifyAnswerer(tx, id);
  await requestMail(tx, { kind: 'ownership-submitted', id, version: linkNumber, accountId });
}

/** Notifies the submitter, also by mail, and the new owner by mail. [GO-5] */
export async function requestAnswerMails(
  tx: Db,
  { id, accountId, linkNumber, kind }: AnsweredForMail,
  { isAccepted }: { readonly isAccepted: boolean },
): Promise<void> {
  const wanted = { id, version: linkNumber, accountId };
  await notifySubmitter(tx, id);
  await requestMail(tx, { ...wanted, kind: 'ownership-answered' });
  if (isAccepted && kind === 'transfer') await requestMail(tx, { ...wanted, kind: 'ownership-received' });
}

/** Composes the link's mail; null when answered or resent with another key. */
export const composeSubmitted: ComposeMail = async (db, wanted, making) => {
  const mail = await composeLink(db, wanted, making);
  if (mail !== null) await writeMissingKey(db, wanted, making);
  return mail;
};

/** Stores the key's hash, which the requesting transaction could not derive. */
async function writeMissingKey(
  db: Db,
  { id, version }: Parameters<ComposeMail>[1],
  { invitationSecret }: MailMaking,
): Promise<void> {
  await db.query({
    name: 'write-missing-transfer-key',
    text: `UPDATE app.ownership_actions SET key_hash = $3
      WHERE id = $1 AND link_number = $2 AND key_hash IS NULL AND closed_at IS NULL`,
    values: [id, version, linkKeyHash(createTransferKeys(invitationSecret)(id, version))],
  });
}

const composeLink: ComposeMail = compose((row, { id, version }, { publicUrl, invitationSecret }) => {
  if (!row.isOpen || row.linkNumber !== version || row.answerer === null) return null;
  const key = createTransferKeys(invitationSecret)(id, version);
  const { name } = row.answerer;
  const { ownershipMails } = textsFor(row.answerer.language);
  const url = `${publicUrl}/actionlink?key=${key}`;
  return {
    to: row.answerer,
    text: ownershipMails.submitted({ ...scopeOf(row), name, url, expiresAt: row.expiresAt }),
  };
});

/** Mails the submitter about an answer or lapse; null while open. */
export const composeAnswered: ComposeMail = compose((row, _wanted, { publicUrl: url }) => {
  const outcome = OUTCOMES[row.state];
  if (outcome === null || row.submitter === null) return null;
  const { name, language } = row.submitter;
  const text = textsFor(language).ownershipMails.answered({ ...scopeOf(row), name, outcome, url });
  return { to: row.submitter, text };
});

/** Tells the receiver of a transfer that they are the owner. */
export const composeReceived: ComposeMail = compose((row, _wanted, { publicUrl: url }) => {
  if (row.state !== 'done' || row.answerer === null) return null;
  const { name, language } = row.answerer;
  const text = textsFor(language).ownershipMails.received({ ...scopeOf(row), name, url });
  return { to: row.answerer, text };
});

type Words = (
  row: MailedTransfer,
  wanted: { readonly id: string; readonly version: number },
  making: MailMaking,
) => { readonly to: UserNames; readonly text: MailText } | null;

function compose(wordsOf: Words): ComposeMail {
  return async (db, wanted, making) => {
    const row = await readMailedTransfer(db, wanted.id);
    const words = row === null ? null : wordsOf(row, wanted, making);
    if (row === null || words === null || words.to.email === '') return null;
    const { accountId, kind } = row;
    return {
      mail: {
        to: words.to.email,
        messageId: messageIdOf(wanted, making.publicUrl),
        ...printMail(words.text, words.to.language),
      },
      accountId,
      entry: {
        action: `ownership.${kind}`,
        object: transferObject(row),
      },
    };
  };
}

function scopeOf({ kind, submitter, workspaceName, accountName }: MailedTransfer) {
  return {
    kind,
    requester: submitter?.name ?? '',
    workspace: workspaceName,
    account: accountName,
  };
}
