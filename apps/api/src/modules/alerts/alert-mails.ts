import { listAudienceRoles, type DeliveryFailure } from '@partyline/alerts';
import { textsFor } from '@partyline/texts/by-language';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { messageIdOf, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';
import { noteAttempt, type AlertContent } from './deliveries.repository.ts';

interface MailedDelivery {
  readonly accountId: Tables['alert_deliveries']['account_id'];
  readonly ruleId: Tables['alert_rules']['id'];
  readonly workspaceId: Tables['alert_rules']['workspace_id'];
  readonly message: Tables['alert_deliveries']['message'];
  readonly mailTo: Tables['alert_rules']['mail_to'];
  readonly content: ColumnAs<'alert_deliveries', 'content', AlertContent>;
  readonly uid: Tables['users']['uid'];
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly language: Tables['users']['language'];
}

/** Mails a member about a device's outage, failure or recovery; former members are skipped. [PLUS-16] */
export const composeDeviceAlert: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMailed(db, wanted.id);
  if (row === undefined) return null;
  if (!(await hasAccess(db, row))) {
    await giveUp(db, wanted.id, 'no-access');
    return null;
  }
  const { alert, workspace, device, outage } = row.content.data;
  const { alertMail, failureReasonText } = textsFor(row.language);
  const text = alertMail({
    message: row.message,
    alert: alert.name,
    workspace: workspace.name,
    device: device?.name ?? null,
    kind: outage?.kind ?? null,
    reason: failureReasonText(outage?.reason ?? ''),
    since: outage === null ? null : new Date(outage.since),
    endedAt: outage?.endedAt ? new Date(outage.endedAt) : null,
    name: row.name,
    url: `${publicUrl}/dashboard${device === null ? '' : `?device=${device.vicUuid}`}`,
  });
  return {
    mail: { to: row.email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, row.language) },
    accountId: row.accountId,
    entry: { action: 'alert.send', object: { kind: 'alert', id: String(row.ruleId) } },
    onSent: (after) =>
      noteAttempt(after, wanted.id, { outcome: { ok: true, status: 250 }, waitMs: null, target: null }),
    onRefused: (after) => giveUp(after, wanted.id, 'mail-refused'),
  };
};

function giveUp(db: Db, id: string, failure: DeliveryFailure): Promise<void> {
  return noteAttempt(db, id, { outcome: { ok: false, failure, status: null }, waitMs: null, target: null });
}

async function readMailed(db: Db, id: string): Promise<MailedDelivery | undefined> {
  const { rows } = await db.query<MailedDelivery>({
    name: 'read-alert-mail',
    text: `SELECT d.account_id AS "accountId", r.id AS "ruleId", r.workspace_id AS "workspaceId", d.message, r.mail_to AS "mailTo",
        d.content, u.uid, u.name, u.email, u.language
      FROM app.alert_deliveries d JOIN app.alert_rules r ON r.id = d.rule_id
      JOIN app.users u ON u.uid = d.user_uid AND u.deleted_at IS NULL AND u.email <> ''
      WHERE d.id = $1 AND d.channel = 'mail' AND d.state = 'pending'`,
    values: [id],
  });
  return rows[0];
}

/** Returns whether the receiver still has a role that gets the mail: a test goes to a user who manages the devices. */
async function hasAccess(
  db: Db,
  { accountId, workspaceId, uid, mailTo, message }: MailedDelivery,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'has-alert-access',
    text: `SELECT FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($4::text[])
      WHERE m.account_id = $1 AND (m.workspace_id IS NULL OR m.workspace_id = $2) AND m.user_uid = $3`,
    values: [accountId, workspaceId, uid, listAudienceRoles(message === 'test' ? 'managers' : mailTo)],
  });
  return (rowCount ?? 0) > 0;
}
