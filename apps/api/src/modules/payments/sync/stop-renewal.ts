import { computeGraceEnd, isPastDue } from '@partyline/subscriptions';
import { millisecondsInMinute } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isPayerGoneSql } from '../../../records/subscriptions/payer.sql.ts';
import { isActiveSql } from '../../../records/subscriptions/subscription-rules.sql.ts';
import { readBilled } from './sync-subscription.repository.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

/** Rows of a run; the next minute continues. */
const AT_ONCE = 50;

/** What renews at an account that pays for it no more. */
const RENEWS = `s.provider_subscription_id IS NOT NULL AND s.deleted_at IS NULL AND NOT s.cancel_status
  AND ${isActiveSql('s')} AND ${isPayerGoneSql('s')}`;

/** Lists what still renews at a former partner. */
export async function listRenewingAtFormer(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: NonNullable<Tables['subscriptions']['provider_subscription_id']> }>({
    name: 'renewing-at-former-partner',
    text: `SELECT s.provider_subscription_id AS id FROM app.subscriptions s
      WHERE s.payer_account_id IS NOT NULL AND ${RENEWS} ORDER BY s.id LIMIT ${AT_ONCE}`,
  });
  return rows.map(({ id }) => id);
}

/**
 * Lets what a former partner paid for run to its end: the period's, or that of the grace period while a payment is missing. Decided
 * again here, because the job may run long after its request. Idempotent. [HZ-6]
 */
export async function stopRenewal(deps: SyncDeps, providerId: string): Promise<void> {
  const { rowCount } = await deps.database.query({
    name: 'renews-at-former-partner',
    text: `SELECT FROM app.subscriptions s WHERE s.provider_subscription_id = $1 AND ${RENEWS}`,
    values: [providerId],
  });
  const held = await readBilled(deps.database, providerId);
  if (rowCount === 0 || held === undefined) return;
  if (isPastDue(held)) {
    const endMs = held.graceEndsAt === null ? computeGraceEnd(Date.now()) : Date.parse(held.graceEndsAt);
    const end = new Date(Math.max(endMs, Date.now() + millisecondsInMinute));
    await deps.payments.setCancelAt(providerId, end, randomUUID());
  } else await deps.payments.setCancelAtEnd(providerId, true, randomUUID());
  await syncSubscription(deps, providerId);
}
