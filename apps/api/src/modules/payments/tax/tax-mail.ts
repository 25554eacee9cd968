import type { Language } from '@partyline/display';
import { textsFor } from '@partyline/texts/by-language';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { TAX_NOTICE_ROLES } from '../../../records/subscriptions/notify-tax.ts';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';

interface MailedTax {
  readonly accountId: Tables['accounts']['id'];
  readonly account: Tables['accounts']['name'];
  readonly isRefused: boolean;
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly language: Language | null;
}

/** Tells an owner that tax is added from the next invoice on, or that their address tells none, as it is by now. */
export const composeTaxChanged: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMailed(db, wanted.id);
  if (row === undefined) return null;
  const { accountId, account, isRefused, name, email, language } = row;
  const texts = textsFor(language);
  const told = { account, name, url: `${publicUrl}/myaccount` };
  const text = isRefused ? texts.taxLocationMail(told) : texts.taxAddedMail(told);
  return {
    mail: { to: email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, language) },
    accountId,
    entry: { action: 'subscription.tax-told', object: { kind: 'account', id: String(accountId) } },
  };
};

async function readMailed(db: Db, membershipId: string): Promise<MailedTax | undefined> {
  const { rows } = await db.query<MailedTax>({
    name: 'read-mailed-tax',
    text: `SELECT a.id AS "accountId", a.name AS account, a.tax_refused_at IS NOT NULL AS "isRefused", u.name, u.email,
        u.language
      FROM app.active_memberships m JOIN app.accounts a ON a.id = m.account_id AND a.deleted_at IS NULL
      JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($2::text[])
      JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL AND u.email <> ''
      WHERE m.id = $1::bigint`,
    values: [membershipId, [...TAX_NOTICE_ROLES]],
  });
  return rows[0];
}
