import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
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
      FROM app.subscriptions s JOIN app.accounts a ON a.id = s.account_id AND a.deleted_at IS NULL
      WHERE ${UNTAXED} GROUP BY a.id ORDER BY a.tax_refused_at NULLS FIRST, a.id LIMIT $1`,
    values: [limit],
  });
  return rows;
}

export interface UntaxedSubscription {
  readonly id: Tables['subscriptions']['id'];
  readonly providerId: NonNullable<Tables['subscriptions']['provider_subscription_id']>;
}

export async function listUntaxedOf(db: Db, accountId: number): Promise<readonly UntaxedSubscription[]> {
  const { rows } = await db.query<UntaxedSubscription>({
    name: 'untaxed-of-account',
    text: `SELECT s.id, s.provider_subscription_id AS "providerId" FROM app.subscriptions s
      WHERE s.account_id = $1 AND ${UNTAXED} ORDER BY s.id`,
    values: [accountId],
  });
  return rows;
}

/** Notes whether the account's address told no tax; returns whether that is new. */
export async function noteTaxRefusal(tx: Db, accountId: number, isRefused: boolean): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'note-tax-refusal',
    text: `UPDATE app.accounts SET tax_refused_at = CASE WHEN $2 THEN now() END
      WHERE id = $1 AND (tax_refused_at IS NOT NULL) <> $2`,
    values: [accountId, isRefused],
  });
  return rowCount === 1;
}
