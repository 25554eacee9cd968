import type { ApiScope } from '@partyline/permissions';
import { textsFor } from '@partyline/texts/by-language';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { messageIdOf, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';

interface MailedToken {
  readonly accountId: Tables['api_tokens']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly email: Tables['users']['email'];
  readonly userName: Tables['users']['name'];
  readonly language: Tables['users']['language'];
  readonly name: Tables['api_tokens']['name'];
  readonly scopes: ColumnAs<'api_tokens', 'scopes', readonly ApiScope[]>;
  readonly createdAt: Tables['api_tokens']['created_at'];
  readonly expiresAt: Tables['api_tokens']['expires_at'];
  readonly browser: Tables['api_tokens']['browser'];
  readonly system: Tables['api_tokens']['system'];
  readonly address: string | null;
}

async function readMailedToken(db: Db, id: string): Promise<MailedToken | undefined> {
  const { rows } = await db.query<MailedToken>({
    name: 'read-mailed-api-token',
    text: `SELECT t.account_id AS "accountId", a.name AS "accountName", u.email, u.name AS "userName", u.language, t.name,
        t.scopes, t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.browser, t.system, host(t.address) AS address
      FROM app.api_tokens t
      JOIN app.users u ON u.uid = t.user_uid AND u.deleted_at IS NULL
      JOIN app.accounts a ON a.id = t.account_id
      WHERE t.id = $1 AND u.email <> ''`,
    values: [Number(id)],
  });
  return rows[0];
}

/** Mails the user of a new token, also when it was revoked meanwhile: a thief may have made it. [PLUS-25] */
export const composeApiTokenMade: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMailedToken(db, wanted.id);
  if (row === undefined) return null;
  const { apiTokenMail, API_SCOPE_TEXTS } = textsFor(row.language);
  const text = apiTokenMail({
    user: row.userName,
    email: row.email,
    name: row.name,
    account: row.accountName,
    scopes: row.scopes.map((scope) => API_SCOPE_TEXTS[scope]),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    browser: row.browser,
    system: row.system,
    address: row.address,
    url: `${publicUrl}/myaccount/settings/api-tokens`,
  });
  return {
    mail: { to: row.email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, row.language) },
    accountId: row.accountId,
    entry: { action: 'api-token.create', object: { kind: 'api-token', id: wanted.id } },
  };
};
