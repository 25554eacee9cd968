import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { LAPSED_COLUMNS, noteLapsed, type LapsedTransfer } from '../ownership/mails/note-lapsed.ts';
import { foldAddress } from '../../db/fold-case.ts';

/**
 * Columns that name an actor, replaced by a hash. Invitations before memberships: an acceptance copies its inviter from a locked
 * invitation.
 */
const NAMING = [
  ['invitations', 'invited_by'],
  ['memberships', 'granted_by'],
  ['memberships', 'suspended_by'],
  ['memberships', 'removed_by'],
  ['instances', 'registered_by'],
  ['instances', 'open_command_by'],
  ['instances', 'acknowledged_by'],
  ['instance_commands', 'given_by'],
  ['instance_history', 'actor_uid'],
  ['access_requests', 'answered_by'],
  ['checkouts', 'user_uid'],
  ['schedules', 'owner_uid'],
  ['schedule_runs', 'owner_uid'],
  ['partner_customers', 'added_by'],
] as const;

/** Rows about the user alone, besides memberships. */
const OWN = [
  'favorites',
  'notification_marks',
  'announcement_marks',
  'contact_requests',
  'feedback',
  'notifications',
  'idempotency_keys',
  'claims_turns',
  'subscription_notices',
  'payment_confirmations',
  'notification_mutes',
  'alert_deliveries',
  'sessions',
  'api_tokens',
  'access_requests',
  'access_request_receivers',
] as const;

/** Rows keyed by the user's e-mail. */
const ADDRESSED = ['leads', 'contact_requests', 'feedback', 'invitations'] as const;

const IS_ADDRESS = (column: string, workspace: string): string =>
  `${foldAddress(column)} = ${foldAddress(workspace)}`;

/**
 * Erases a user's profile, memberships, notifications, leads, requests, feedback and invitations; as an actor, also in the audit
 * log, they become `pseudonym`. The bare row stays deleted, to refuse the last token. Returns their accounts. [GX-20]
 */
export async function erasePerson(
  tx: Db,
  { uid, email, pseudonym }: { readonly uid: string; readonly email: string; readonly pseudonym: string },
): Promise<readonly number[]> {
  const accountIds = await deleteSeats(tx, uid);
  // Before the deletion: notifies submitters, and the user if another user caused it.
  await closeOwnershipActions(tx, uid, email, pseudonym);
  for (const table of OWN) await tx.query(`DELETE FROM app.${table} WHERE user_uid = $1`, [uid]);
  await tx.query('DELETE FROM app.notifications WHERE names_uid = $1', [uid]);
  for (const table of ADDRESSED) {
    await tx.query(`DELETE FROM app.${table} WHERE ${IS_ADDRESS('email', '$1')}`, [email]);
  }
  await eraseOffers(tx, email);
  await tx.query('DELETE FROM app.invitations WHERE accepted_by = $1', [uid]);
  for (const [table, column] of NAMING) {
    await tx.query(`UPDATE app.${table} SET ${column} = $2 WHERE ${column} = $1`, [uid, pseudonym]);
  }
  await eraseFromAudit(tx, uid, pseudonym);
  await emptyRow(tx, uid);
  return accountIds;
}

/** Deletes the offers of partners to an address; the row of an accepted one stays, without it. [HZ-6] */
async function eraseOffers(tx: Db, email: string): Promise<void> {
  const isTheirs = IS_ADDRESS('email', '$1');
  await tx.query(`DELETE FROM app.partner_customers WHERE account_id IS NULL AND ${isTheirs}`, [email]);
  await tx.query(`UPDATE app.partner_customers SET email = '', key_hash = NULL WHERE ${isTheirs}`, [email]);
}

async function deleteSeats(tx: Db, uid: string): Promise<readonly number[]> {
  const { rows } = await tx.query<RowOf<'memberships', { accountId: 'account_id' }>>(
    `WITH gone AS (DELETE FROM app.memberships WHERE user_uid = $1 RETURNING account_id, removed_at)
      SELECT DISTINCT account_id AS "accountId" FROM gone WHERE removed_at IS NULL ORDER BY 1`,
    [uid],
  );
  return rows.map(({ accountId }) => accountId);
}

async function closeOwnershipActions(tx: Db, uid: string, email: string, pseudonym: string): Promise<void> {
  const { rows } = await tx.query<LapsedTransfer>(
    `UPDATE app.ownership_actions SET state = 'cancelled', closed_at = now(), key_hash = NULL
      WHERE closed_at IS NULL AND (from_uid = $1 OR to_uid = $1 OR ${IS_ADDRESS('to_email', '$2')})
      RETURNING ${LAPSED_COLUMNS}`,
    [uid, email],
  );
  await noteLapsed(tx, rows);
  await tx.query(
    `UPDATE app.ownership_actions SET
        from_uid = CASE WHEN from_uid = $1 THEN $3 ELSE from_uid END,
        to_uid = CASE WHEN to_uid = $1 THEN $3 ELSE to_uid END,
        to_email = CASE WHEN ${IS_ADDRESS('to_email', '$2')} THEN NULL ELSE to_email END
      WHERE from_uid = $1 OR to_uid = $1 OR ${IS_ADDRESS('to_email', '$2')}`,
    [uid, email, pseudonym],
  );
}

async function eraseFromAudit(tx: Db, uid: string, pseudonym: string): Promise<void> {
  await tx.query('UPDATE app.audit SET actor_uid = $2, ip = NULL WHERE actor_uid = $1', [uid, pseudonym]);
  await tx.query(
    `UPDATE app.audit SET object_id = $2, details = '{}' WHERE object_kind = 'user' AND object_id = $1`,
    [uid, pseudonym],
  );
  // Payment entries name the buyer's e-mail; the checkout already has the pseudonym.
  await tx.query(
    `UPDATE app.audit l SET details = l.details - 'buyer' FROM app.checkouts c
      WHERE c.user_uid = $1 AND l.details ? 'buyer' AND l.account_id = c.account_id AND l.details ->> 'checkout' = c.id::text`,
    [pseudonym],
  );
}

async function emptyRow(tx: Db, uid: string): Promise<void> {
  await tx.query(
    `UPDATE app.users SET deleted_at = now(), tokens_valid_after = now(), email = '', name = '', first_name = '',
        last_name = '', company = '', country = NULL, us_state = NULL, market_code = NULL, data_usage = false,
        contact_consent = false, provider = '', photo_url = NULL, email_proved_at = NULL, eula_version = NULL,
        eula_accepted_at = NULL, eula_language = NULL, is_ga_enabled = false, chosen_account_id = NULL, chosen_workspace_id = NULL,
        last_active_at = NULL, language = NULL
      WHERE uid = $1`,
    [uid],
  );
}

/** Deletes all jobs naming a user; a running one finds no user. Uses the queue's table, because its view omits payloads. [GX-20] */
export async function deleteJobsOf(tx: Db, uid: string): Promise<void> {
  await tx.query(`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'uid' = $1`, [uid]);
}
