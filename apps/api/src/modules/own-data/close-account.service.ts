import { ROLES } from '@partyline/roles';
import { isActive } from '@partyline/subscriptions';
import { ACCOUNT_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import { emailKey } from '@partyline/validation';
import type { RowOf } from '../../db/columns.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { releaseClosed, releaseCustomersOf } from '../partners/release.service.ts';
import { requestSync } from '../payments/events/reconcile.ts';
import { markSubscriptionDeleted } from '../subscriptions/change/change-subscription.repository.ts';
import { listDeviceReasons, lockDevices, removeDevices } from './closed-devices.ts';
import { listBlockers } from './deletion-blockers.ts';
import { eraseLocked, pseudonymOf } from './erase-person.service.ts';
import { lockPerson } from './lock-person.ts';
import { foldAddress } from '../../db/fold-case.ts';

export type ClosedAccounts =
  | { readonly ok: true; readonly accountNames: readonly string[] }
  | { readonly ok: false; readonly reasons: readonly string[] };

/**
 * Closes the accounts that a user alone owns, with trials and stopped intercoms, and erases the user, in one transaction. Refused,
 * with every reason, for other members, paid subscriptions, physical or running devices or ownerships elsewhere. `isDryRun`
 * changes nothing. [GZ-11, GX-20]
 */
export function closeAccountsOf(
  database: Database,
  { email, isDryRun }: { readonly email: string; readonly isDryRun: boolean },
): Promise<ClosedAccounts> {
  return inTransaction(database, async (tx): Promise<ClosedAccounts> => {
    const uids = await findUsers(tx, email);
    const [uid] = uids;
    if (uid === undefined || uids.length > 1)
      return { ok: false, reasons: [`${uids.length} users have this e-mail; there must be one.`] };
    const person = await lockPerson(tx, uid, { isClosing: true });
    if (person === null || person.isErased) return { ok: false, reasons: ['This user is deleted already.'] };
    await lockOwnedAccounts(tx, uid);
    const blockers = await listBlockers(tx, uid);
    const owned = blockers.filter(({ isOnlyMember }) => isOnlyMember === true);
    const accountIds = owned.map(({ accountId }) => accountId);
    const subscriptions = await listActiveSubscriptions(tx, accountIds);
    const paying = new Set(subscriptions.filter(({ productKind }) => productKind !== 'trial').map(payerOf));
    const devices = await lockDevices(tx, accountIds);
    // Without other members every ownership in the account ends with it, and a trial too.
    const reasons = blockers
      .filter(
        ({ kind, accountId }) =>
          !accountIds.includes(accountId) || (kind === 'active-subscription' && paying.has(accountId)),
      )
      .map(({ kind, accountName }) => `${ACCOUNT_DELETION_REFUSAL_TEXTS[kind]} (${accountName})`);
    reasons.push(...listDeviceReasons(devices));
    if (owned.length === 0 && reasons.length === 0)
      reasons.push('This user owns no account and can delete their access under Settings.');
    if (reasons.length > 0) return { ok: false, reasons };
    if (!isDryRun) {
      for (const subscription of subscriptions) await endSubscription(tx, subscription);
      await removeDevices(tx, devices);
      for (const accountId of accountIds) await closeAccount(tx, accountId);
      await eraseLocked(tx, uid, person.email);
      await auditErasure(tx, uid);
    }
    return { ok: true, accountNames: owned.map(({ accountName }) => accountName) };
  });
}

async function findUsers(tx: Db, email: string): Promise<readonly string[]> {
  const { rows } = await tx.query<Pick<Tables['users'], 'uid'>>({
    name: 'find-users-by-email',
    text: `SELECT uid FROM app.users
      WHERE ${foldAddress('email')} = $1 AND deleted_at IS NULL ORDER BY uid`,
    values: [emailKey(email)],
  });
  return rows.map(({ uid }) => uid);
}

/** Locks the accounts that a user owns: concurrent joins wait and find the account closed. */
async function lockOwnedAccounts(tx: Db, uid: string): Promise<void> {
  await tx.query({
    name: 'lock-owned-accounts',
    text: `SELECT FROM app.accounts WHERE id IN (SELECT m.account_id FROM app.memberships m
        WHERE m.user_uid = $1 AND m.removed_at IS NULL AND m.role_id = ${ROLES['account-owner'].id})
      ORDER BY id FOR UPDATE`,
    values: [uid],
  });
}

type ActiveSubscription = RowOf<
  'subscriptions',
  {
    id: 'id';
    accountId: 'account_id';
    payerId: 'payer_account_id';
    providerId: 'provider_subscription_id';
    productKind: 'product_kind';
    status: 'status';
  }
>;

const payerOf = ({ payerId, accountId }: ActiveSubscription): number => payerId ?? accountId;

/** Deletes a subscription; what a partner pays for ends at the provider, too, so that it is charged no more. [HZ-6] */
async function endSubscription(tx: Db, { id, payerId, providerId }: ActiveSubscription): Promise<void> {
  await markSubscriptionDeleted(tx, id);
  if (payerId !== null && providerId !== null) await requestSync(tx, 'end', providerId);
}

async function listActiveSubscriptions(
  tx: Db,
  accountIds: readonly number[],
): Promise<readonly ActiveSubscription[]> {
  const { rows } = await tx.query<ActiveSubscription>({
    name: 'lock-subscriptions-of-accounts',
    text: `SELECT s.id, s.account_id AS "accountId", s.payer_account_id AS "payerId",
        s.provider_subscription_id AS "providerId", s.product_kind AS "productKind", s.status FROM app.subscriptions s
      WHERE (s.account_id = ANY ($1::bigint[]) OR s.payer_account_id = ANY ($1::bigint[])) AND s.deleted_at IS NULL ORDER BY s.id FOR NO KEY UPDATE`,
    values: [[...accountIds]],
  });
  return rows.filter(isActive);
}

/** Marks an account deleted and ends its open invitations. Concurrent joins wait for the lock. */
async function closeAccount(tx: Db, accountId: number): Promise<void> {
  await releaseCustomersOf(tx, accountId);
  await releaseClosed(tx, accountId);
  await tx.query({
    name: 'close-account',
    text: 'UPDATE app.accounts SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL',
    values: [accountId],
  });
  await tx.query({
    name: 'revoke-invitations-of-account',
    text: `UPDATE app.invitations SET status = 'revoked' WHERE account_id = $1 AND status = 'pending'`,
    values: [accountId],
  });
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'system' },
    action: 'account.close',
    object: { kind: 'account', id: String(accountId) },
    outcome: 'done',
  });
}

function auditErasure(tx: Db, uid: string): Promise<void> {
  return writeAudit(tx, {
    accountId: null,
    actor: { kind: 'system' },
    action: 'person.erase',
    object: { kind: 'user', id: pseudonymOf(uid) },
    outcome: 'done',
  });
}
