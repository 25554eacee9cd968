import type { StoredRole } from '@partyline/roles';
import type { MailText } from '@partyline/texts';
import { textsFor, type Texts } from '@partyline/texts/by-language';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { isMailMuted } from '../../../records/notifications/mail-muted.sql.ts';

interface MailedMembership {
  readonly accountId: Tables['memberships']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly email: Tables['users']['email'];
  readonly name: Tables['users']['name'];
  readonly language: Tables['users']['language'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly endsAt: Tables['memberships']['ends_at'];
  readonly isRemoved: boolean;
  readonly isSuspended: boolean;
  readonly isEndingMuted: boolean;
}

async function readMembership(db: Db, id: string): Promise<MailedMembership | undefined> {
  const { rows } = await db.query<MailedMembership>({
    name: 'read-mailed-membership',
    text: `SELECT m.account_id AS "accountId", a.name AS "accountName", w.name AS "workspaceName", u.email, u.name, u.language,
        o.name AS role, m.ends_at AS "endsAt", m.removed_at IS NOT NULL AS "isRemoved",
        m.suspended_at IS NOT NULL AS "isSuspended", ${isMailMuted('m.user_uid', 'access-ending')} AS "isEndingMuted"
      FROM app.memberships m
      JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL
      JOIN app.accounts a ON a.id = m.account_id AND a.deleted_at IS NULL
      JOIN app.roles o ON o.id = m.role_id
      LEFT JOIN app.workspaces w ON w.id = m.workspace_id
      WHERE m.id = $1 AND u.email <> ''`,
    values: [Number(id)],
  });
  return rows[0];
}

/** Warns a member of the end of their access; null when ended, extended or switched off. [PLUS-4, PLUS-27] */
export const composeAccessEnding: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMembership(db, wanted.id);
  if (row === undefined || row.isRemoved || row.isEndingMuted) return null;
  if (row.endsAt === null || row.endsAt <= new Date()) return null;
  const { mails } = textsFor(row.language);
  const text = mails.accessEnding({ ...workspaceOf(row), endsAt: row.endsAt, url: publicUrl });
  // Another end date is another warning.
  const messageId = messageIdOf({ ...wanted, id: `${wanted.id}.${row.endsAt.getTime()}` }, publicUrl);
  return { mail: { to: row.email, messageId, ...printMail(text, row.language) }, accountId: row.accountId };
};

/** Mails a member about a changed or removed permission. [GV-20, PLUS-5] */
export const composeAccessChanged: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMembership(db, wanted.id);
  if (row === undefined) return null;
  const { mails } = textsFor(row.language);
  const text = row.isRemoved
    ? mails.accessRemoved(workspaceOf(row))
    : mails.accessChanged({ ...workspaceOf(row), url: publicUrl });
  return {
    mail: { to: row.email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, row.language) },
    accountId: row.accountId,
  };
};

/** Mails a suspended member; null when resumed or removed meanwhile. [PLUS-5] */
export const composeAccessSuspended: ComposeMail = composeRest(true, ({ mails }, row) =>
  mails.accessSuspended(workspaceOf(row)),
);

/** Mails a resumed member; null when suspended or removed meanwhile. [PLUS-5] */
export const composeAccessResumed: ComposeMail = composeRest(false, ({ mails }, row, url) =>
  mails.accessResumed({ ...workspaceOf(row), url }),
);

function composeRest(
  isSuspended: boolean,
  wordsOf: (texts: Texts, row: MailedMembership, url: string) => MailText,
): ComposeMail {
  return async (db, wanted, { publicUrl }) => {
    const row = await readMembership(db, wanted.id);
    if (row === undefined || row.isRemoved || row.isSuspended !== isSuspended) return null;
    const messageId = messageIdOf(wanted, publicUrl);
    const text = wordsOf(textsFor(row.language), row, publicUrl);
    return {
      mail: { to: row.email, messageId, ...printMail(text, row.language) },
      accountId: row.accountId,
    };
  };
}

function workspaceOf({ name, language, role, accountName, workspaceName }: MailedMembership) {
  const permission = textsFor(language).roleNameText(role);
  return { name, permission, account: accountName, workspace: workspaceName };
}
