import type { StoredRole } from '@partyline/roles';
import { textsFor } from '@partyline/texts/by-language';
import { foldAddress } from '../../../db/fold-case.ts';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isOpenSql } from '../../../records/invitations/invitation-rules.sql.ts';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { invitationKeyHash, inviteUrl, mailKeyOf } from '../../../records/invitations/invitation-key.ts';

export interface MailedInvitation {
  readonly accountId: Tables['invitations']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly email: Tables['invitations']['email'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly expiresAt: Tables['invitations']['expires_at'];
  readonly endsAt: Tables['invitations']['ends_at'];
  readonly isOpen: boolean;
  readonly isSent: boolean;
  readonly mailKeyHash: Tables['invitations']['mail_key_hash'];
  readonly senderName: Tables['users']['name'];
  /** The recipient's; the inviter's where the address is unknown. [PLUS-30] */
  readonly language: Tables['users']['language'];
}

export async function readInvitation(db: Db, id: string): Promise<MailedInvitation | undefined> {
  const { rows } = await db.query<MailedInvitation>({
    name: 'read-mailed-invitation',
    text: `SELECT i.account_id AS "accountId", a.name AS "accountName", w.name AS "workspaceName", i.email, o.name AS role,
        i.expires_at AS "expiresAt", i.ends_at AS "endsAt", i.sent_at IS NOT NULL AS "isSent",
        ${isOpenSql('i')} AND a.deleted_at IS NULL AS "isOpen",
        i.mail_key_hash AS "mailKeyHash", coalesce(u.name, '') AS "senderName",
        CASE WHEN known.uid IS NULL THEN u.language ELSE known.language END AS language
      FROM app.invitations i
      JOIN app.accounts a ON a.id = i.account_id
      JOIN app.roles o ON o.id = i.role_id
      LEFT JOIN app.workspaces w ON w.id = i.workspace_id
      LEFT JOIN app.users u ON u.uid = i.invited_by AND u.deleted_at IS NULL AND u.disabled_at IS NULL
      LEFT JOIN LATERAL (SELECT k.uid, k.language FROM app.users k
        WHERE ${foldAddress('k.email')} = ${foldAddress('i.email')} AND k.deleted_at IS NULL
        ORDER BY k.uid LIMIT 1) known ON true
      WHERE i.id = $1`,
    values: [Number(id)],
  });
  return rows[0];
}

/**
 * Composes an invitation's mail with its derived key; null when closed, sent already, or sent again with another key. [INV-39,
 * GV-3]
 */
export const composeInvitation: ComposeMail = async (db, wanted, { publicUrl, invitationSecret }) => {
  const row = await readInvitation(db, wanted.id);
  const key = mailKeyOf(invitationSecret, { id: Number(wanted.id), version: wanted.version });
  if (row === undefined || !row.isOpen || row.isSent) return null;
  const keyHash = invitationKeyHash(key);
  if (row.mailKeyHash?.equals(keyHash) !== true) return null;
  const { mails, roleNameText } = textsFor(row.language);
  const text = mails.invitation({
    sender: row.senderName,
    permission: roleNameText(row.role),
    account: row.accountName,
    workspace: row.workspaceName,
    url: inviteUrl(publicUrl, key),
    expiresAt: row.expiresAt,
    endsAt: row.endsAt,
  });
  return {
    mail: { to: row.email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, row.language) },
    accountId: row.accountId,
    onSent: (tx) => noteSent(tx, wanted.id, keyHash),
  };
};

async function noteSent(db: Db, id: string, keyHash: Buffer): Promise<void> {
  await db.query({
    name: 'note-invitation-sent',
    text: 'UPDATE app.invitations SET sent_at = now() WHERE id = $1 AND mail_key_hash = $2',
    values: [Number(id), keyHash],
  });
}
