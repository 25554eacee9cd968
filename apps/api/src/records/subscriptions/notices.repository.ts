import type { StoredRole } from '@partyline/roles';
import { END_NOTICE_ROLES, type EndingSubscription, type EndNotice } from '@partyline/subscriptions';
import type { InstantOf, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { payerSql } from './payer.sql.ts';
import { mayEndSoonSql } from './subscription-rules.sql.ts';
import { isMailMuted } from '../notifications/mail-muted.sql.ts';
import { instantSql } from '../../db/columns.ts';

/** Columns of subscription `s` under the rules' names. */
const ENDING_COLUMNS = `s.product_kind AS "productKind", s.status, s.cancel_status AS "cancelStatus",
  ${instantSql('s.expiration_date')} AS "expirationDate", ${instantSql('s.current_period_end')} AS current_period_end,
  ${instantSql('s.grace_ends_at')} AS "graceEndsAt"`;

interface EndingRow extends StoredAs<
  EndingSubscription,
  RowOf<'subscriptions', { productKind: 'product_kind'; status: 'status'; cancelStatus: 'cancel_status' }>
> {
  readonly expirationDate: InstantOf<'subscriptions', 'expiration_date'>;
  readonly current_period_end: InstantOf<'subscriptions', 'current_period_end'>;
  readonly graceEndsAt: InstantOf<'subscriptions', 'grace_ends_at'>;
}

export interface EndingPage {
  readonly now: Date;
  readonly days: number;
  readonly afterId: number;
  readonly limit: number;
}

/** Lists subscriptions that may end within some days of `now`. */
export async function listEndingSoon(
  db: Db,
  { now, days, afterId, limit }: EndingPage,
): Promise<readonly (EndingSubscription & { readonly id: number })[]> {
  const { rows } = await db.query<EndingRow & Pick<Tables['subscriptions'], 'id'>>({
    name: 'list-ending-soon',
    text: `SELECT s.id, ${ENDING_COLUMNS} FROM app.subscriptions s
      WHERE s.deleted_at IS NULL AND s.id > $2 AND ${mayEndSoonSql('s', { now: '$4', days: '$1' })}
      ORDER BY s.id LIMIT $3`,
    values: [days, afterId, limit, now],
  });
  return rows;
}

/**
 * Returns SQL of the admins to notify of subscription `s` with instance `i`: $1 their roles. A missing payment is told to who pays, an
 * end also to a partner that pays. [HZ-6]
 */
const adminsSql = (kind: string): string => `JOIN app.active_memberships m
    ON (m.account_id = ${payerSql('s')} OR (m.account_id = s.account_id AND ${kind} <> 'past-due'))
    AND (m.workspace_id IS NULL OR m.workspace_id = i.workspace_id)
  JOIN app.accounts of_member ON of_member.id = m.account_id
  JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($1::text[])
  JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL AND u.email <> ''`;

const INSTANCE = 'LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL';

export interface AddedNotice {
  readonly id: string;
  readonly accountId: Tables['subscription_notices']['account_id'];
  readonly subscriptionId: Tables['subscription_notices']['subscription_id'];
  readonly uid: Tables['subscription_notices']['user_uid'];
}

/** Adds one notice per admin; returns ids and users. */
export async function addNotices(
  tx: Db,
  notices: readonly { readonly id: number; readonly notice: EndNotice }[],
): Promise<readonly AddedNotice[]> {
  const { rows } = await tx.query<AddedNotice>({
    name: 'add-subscription-notices',
    text: `INSERT INTO app.subscription_notices (account_id, subscription_id, user_uid, kind, ends_at, days)
      SELECT DISTINCT s.account_id, s.id, u.uid, d.kind, d.ends_at, d.days
      FROM unnest($2::bigint[], $3::text[], $4::timestamptz[], $5::int[]) AS d (id, kind, ends_at, days)
      JOIN app.subscriptions s ON s.id = d.id ${INSTANCE} ${adminsSql('d.kind')}
      WHERE NOT EXISTS (SELECT FROM app.subscription_notices n WHERE n.subscription_id = s.id AND n.user_uid = u.uid
        AND n.ends_at = d.ends_at AND n.days <= d.days)
      ON CONFLICT DO NOTHING
      RETURNING id::text AS id, account_id AS "accountId", subscription_id AS "subscriptionId", user_uid AS uid`,
    values: [
      END_NOTICE_ROLES,
      notices.map(({ id }) => id),
      notices.map(({ notice }) => notice.kind),
      notices.map(({ notice }) => new Date(notice.atMs)),
      notices.map(({ notice }) => notice.days),
    ],
  });
  return rows;
}

/** An unsent notice to a current admin who wants such mails. */
export interface MailedNotice extends EndingRow {
  readonly accountId: Tables['subscription_notices']['account_id'];
  readonly subscriptionId: Tables['subscription_notices']['subscription_id'];
  readonly endsAt: Tables['subscription_notices']['ends_at'];
  readonly days: Tables['subscription_notices']['days'];
  readonly plan: Tables['subscriptions']['plan'];
  readonly users: Tables['subscriptions']['users'];
  /** What is to be paid, in cents: the price where the invoice is unknown. */
  readonly amount: Tables['subscriptions']['price_cents'];
  readonly payUrl: Tables['subscriptions']['past_due_url'];
  readonly account: Tables['accounts']['name'];
  readonly customerStatus: Tables['accounts']['customer_status'];
  readonly workspace: Tables['workspaces']['name'] | null;
  readonly instance: Tables['instances']['device_name'] | null;
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly language: Tables['users']['language'];
  readonly roles: readonly StoredRole[];
}

/** Reads a notice's current subject; undefined when it no longer applies, or its reader muted mails of this kind. */
export async function readNotice(
  db: Db,
  id: string,
  kind: 'subscription-ending' | 'payment-failed',
): Promise<MailedNotice | undefined> {
  const { rows } = await db.query<MailedNotice>({
    name: `read-notice-of-${kind}`,
    text: `SELECT n.account_id AS "accountId", n.subscription_id AS "subscriptionId", n.ends_at AS "endsAt", n.days,
        s.plan, s.users, coalesce(s.past_due_cents, s.price_cents) AS amount, s.past_due_url AS "payUrl", ${ENDING_COLUMNS}, a.name AS account, of_member.customer_status AS "customerStatus",
        CASE WHEN of_member.id = s.account_id THEN w.name END AS workspace,
        CASE WHEN of_member.id = s.account_id THEN i.device_name END AS instance,
        u.name, u.email, u.language, array_agg(r.name) AS roles
      FROM app.subscription_notices n
      JOIN app.subscriptions s ON s.id = n.subscription_id AND s.deleted_at IS NULL
      JOIN app.accounts a ON a.id = n.account_id AND a.deleted_at IS NULL
      ${INSTANCE} LEFT JOIN app.workspaces w ON w.id = i.workspace_id
      ${adminsSql('n.kind')} AND u.uid = n.user_uid
      WHERE n.id = $2 AND n.sent_at IS NULL AND NOT ${isMailMuted('n.user_uid', kind)}
      GROUP BY n.id, s.id, a.id, i.id, w.id, u.uid, of_member.id`,
    values: [END_NOTICE_ROLES, id],
  });
  return rows[0];
}

export async function markNoticeSent(db: Db, id: string): Promise<void> {
  await db.query({
    name: 'mark-notice-sent',
    text: 'UPDATE app.subscription_notices SET sent_at = now() WHERE id = $1',
    values: [id],
  });
}
