import { textsFor } from '@partyline/texts/by-language';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { isMailMuted } from '../../../records/notifications/mail-muted.sql.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { isWaitingSql } from '../../../records/subscriptions/pending-change.sql.ts';

interface MailedRow {
  readonly accountId: Tables['payment_confirmations']['account_id'];
  readonly subscriptionId: Tables['payment_confirmations']['subscription_id'];
  readonly amount: Tables['payment_confirmations']['amount_cents'];
  readonly confirmUrl: Tables['payment_confirmations']['url'];
  readonly endsAt: Tables['payment_confirmations']['ends_at'];
  readonly newPlan: Tables['payment_confirmations']['plan'];
  readonly newUsers: Tables['payment_confirmations']['users'];
  readonly plan: Tables['subscriptions']['plan'];
  readonly users: Tables['subscriptions']['users'];
  readonly account: Tables['accounts']['name'];
  readonly workspace: Tables['workspaces']['name'] | null;
  readonly instance: Tables['instances']['device_name'] | null;
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly language: Tables['users']['language'];
}

/** Reads what still waits, for a member who wants such mails. */
async function readMailed(db: Db, id: string): Promise<MailedRow | undefined> {
  const { rows } = await db.query<MailedRow>({
    name: 'read-mailed-confirmation',
    text: `SELECT p.account_id AS "accountId", p.subscription_id AS "subscriptionId", p.amount_cents AS amount,
        p.url AS "confirmUrl", p.ends_at AS "endsAt", p.plan AS "newPlan", p.users AS "newUsers", s.plan, s.users,
        a.name AS account, u.name,
        CASE WHEN ${payerSql('s')} = s.account_id THEN w.name END AS workspace,
        CASE WHEN ${payerSql('s')} = s.account_id THEN i.device_name END AS instance, u.email, u.language
      FROM app.payment_confirmations p
      JOIN app.subscriptions s ON s.id = p.subscription_id AND s.deleted_at IS NULL
      JOIN app.accounts a ON a.id = p.account_id AND a.deleted_at IS NULL
      JOIN app.users u ON u.uid = p.user_uid AND u.deleted_at IS NULL AND u.email <> ''
      LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = i.workspace_id
      WHERE p.id = $1 AND p.sent_at IS NULL AND ${isWaitingSql('p')}
        AND EXISTS (SELECT FROM app.active_memberships m WHERE m.account_id = ${payerSql('s')} AND m.user_uid = p.user_uid)
        AND NOT ${isMailMuted('p.user_uid', 'payment-confirmation')}`,
    values: [id],
  });
  return rows[0];
}

/** Asks the buyer to confirm a payment; null once it no longer waits. Leads to the provider's page, where it is known. [PLUS-27] */
export const composePaymentConfirmation: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMailed(db, wanted.id);
  if (row === undefined) return null;
  const { accountId, subscriptionId, newPlan, newUsers, email, language } = row;
  const text = textsFor(language).paymentConfirmationMail({
    ...row,
    changesTo: newPlan === null || newUsers === null ? null : { plan: newPlan, users: newUsers },
    url: row.confirmUrl ?? `${publicUrl}/myaccount`,
  });
  return {
    mail: { to: email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, language) },
    accountId,
    entry: { action: 'subscription.warn', object: { kind: 'subscription', id: String(subscriptionId) } },
    onSent: async (after) => {
      await after.query({
        name: 'mark-confirmation-sent',
        text: 'UPDATE app.payment_confirmations SET sent_at = now() WHERE id = $1',
        values: [wanted.id],
      });
    },
  };
};
