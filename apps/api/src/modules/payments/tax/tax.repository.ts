import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { isActiveSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

/** Subscriptions `s` that the provider bills without tax. */
const UNTAXED = `s.provider_subscription_id IS NOT NULL AND s.deleted_at IS NULL AND NOT s.is_taxed
  AND ${isActiveSql('s')}`;

export interface UntaxedAccount extends RowOf<
  'accounts',
  { id: 'id'; name: 'name'; refusedAt: 'tax_refused_at' }
> {
  readonly subscriptions: number;
}

/** Lists accounts with subscriptions without tax: those that were not asked yet first. */
export async function listUntaxedAccounts(db: Db, limit: number): Promise<readonly UntaxedAccount[]> {
  const { rows } = await db.query<UntaxedAccount>({
    name: 'untaxed-accounts',
    text: `SELECT a.id, a.name, a.tax_refused_at AS "refusedAt", count(*)::int AS subscriptions
      FROM app.subscriptions s JOIN app.accounts a ON a.id = ${payerSql('s')} AND a.deleted_at IS NULL
      WHERE ${UNTAXED} GROUP BY a.id ORDER BY a.tax_refused_at NULLS FIRST, a.id LIMIT $1`,
    values: [limit],
  });
  return rows;
}

export interface UntaxedSubscription {
  readonly id: Tables['subscriptions']['id'];
  readonly providerId: NonNullable<Tables['subscriptions']['provider_subscription_id']>;
}

/** Marks an account's subscriptions without tax until their owners are told of the outcome. */
export async function markRequested(tx: Db, accountId: number): Promise<void> {
  await tx.query({
    name: 'request-tax',
    text: `UPDATE app.subscriptions s SET tax_requested_at = now() WHERE ${payerSql('s')} = $1 AND ${UNTAXED}`,
    values: [accountId],
  });
}

/** Lists the marked ones, whether the provider adds tax to them by now or not. */
export async function listRequestedOf(db: Db, accountId: number): Promise<readonly UntaxedSubscription[]> {
  const { rows } = await db.query<UntaxedSubscription>({
    name: 'requested-of-account',
    text: `SELECT s.id, s.provider_subscription_id AS "providerId" FROM app.subscriptions s
      WHERE ${payerSql('s')} = $1 AND s.tax_requested_at IS NOT NULL AND s.provider_subscription_id IS NOT NULL
        AND s.deleted_at IS NULL AND ${isActiveSql('s')} ORDER BY s.id`,
    values: [accountId],
  });
  return rows;
}

/** Takes the marks away; returns the ids of those that still had one. */
export async function takeRequested(tx: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await tx.query<Pick<UntaxedSubscription, 'id'>>({
    name: 'take-requested-tax',
    text: `UPDATE app.subscriptions SET tax_requested_at = NULL
      WHERE id = ANY ($1::bigint[]) AND tax_requested_at IS NOT NULL RETURNING id`,
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

/** Records whether the account's address told no tax; returns whether that is new. */
export async function noteTaxRefusal(tx: Db, accountId: number, isRefused: boolean): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'note-tax-refusal',
    text: `UPDATE app.accounts SET tax_refused_at = CASE WHEN $2 THEN now() END
      WHERE id = $1 AND (tax_refused_at IS NOT NULL) <> $2`,
    values: [accountId, isRefused],
  });
  return rowCount === 1;
}
