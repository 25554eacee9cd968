import { NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { inTransaction } from '../db/in-transaction.ts';
import type { RowOf } from '../db/columns.ts';
import type { Database, Db } from '../db/open-database.ts';
import { isOverdueSql } from '../records/invitations/invitation-rules.sql.ts';
import { notifyMember } from '../records/invitations/notify-member.ts';
import type { TransferScope } from '../modules/ownership/lookup/transfer.repository.ts';
import { LAPSED_COLUMNS, noteLapsed, type LapsedTransfer } from '../modules/ownership/mails/note-lapsed.ts';
import { IS_OWN_ANSWERER, settleTransfersOf } from '../modules/ownership/state/settle-transfers.ts';
import { sendOwnershipEvent } from '../modules/ownership/lookup/send-ownership-event.ts';
import { deleteOldSessions } from '../modules/sessions/sessions.repository.ts';

/**
 * Ends overdue invitations, ownership actions and memberships, and requests whose submitter is the owner by now. Rights never wait for this. Small transactions lock in
 * `lockAccount`'s order and skip locked rows. [PLUS-4, GO-6, GV-2]
 */
export async function expireRows(database: Database): Promise<void> {
  await database.query(
    `UPDATE app.invitations SET status = 'expired' WHERE id = ANY (ARRAY(
      SELECT i.id FROM app.invitations i WHERE ${isOverdueSql('i')}
      ORDER BY i.id FOR UPDATE SKIP LOCKED))`,
  );
  for (const workspace of await listWorkspaces(database, 'app.ownership_actions', DUE_TRANSFER))
    await inTransaction(database, (tx) => expireTransfers(tx, workspace));
  for (const workspace of await listWorkspaces(database, 'app.ownership_actions', OWN_REQUEST))
    await inTransaction(database, (tx) => settleOwnRequests(tx, workspace));
  for (const workspace of await listWorkspaces(database, 'app.memberships', DUE_MEMBERSHIP))
    while (await inTransaction(database, (tx) => endMemberships(tx, workspace)));
}

const DUE_TRANSFER = 'closed_at IS NULL AND expires_at <= now()';
/** Also those from before such requests were closed at once. */
const OWN_REQUEST = `closed_at IS NULL AND ${IS_OWN_ANSWERER}`;
const DUE_MEMBERSHIP = 'removed_at IS NULL AND ends_at <= now()';

async function listWorkspaces(db: Db, table: string, isDue: string): Promise<readonly TransferScope[]> {
  const { rows } = await db.query<TransferScope>(
    `SELECT DISTINCT account_id AS "accountId", workspace_id AS "workspaceId" FROM ${table} WHERE ${isDue} ORDER BY 1, 2`,
  );
  return rows;
}

/** Locks a workspace; false if a call holds it until the next minute. */
async function lockFreeWorkspace(tx: Db, { accountId, workspaceId }: TransferScope): Promise<boolean> {
  const account = 'SELECT FROM app.accounts WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
  if ((await tx.query(account, [accountId])).rowCount === 0) return false;
  if (workspaceId === null) return true;
  const workspace = 'SELECT FROM app.workspaces WHERE id = $1 FOR UPDATE SKIP LOCKED';
  return (await tx.query(workspace, [workspaceId])).rowCount !== 0;
}

async function expireTransfers(tx: Db, workspace: TransferScope): Promise<void> {
  if (!(await lockFreeWorkspace(tx, workspace))) return;
  const { rows } = await tx.query<LapsedTransfer>(
    `UPDATE app.ownership_actions SET state = 'expired', closed_at = now(), key_hash = NULL
      WHERE account_id = $1 AND workspace_id IS NOT DISTINCT FROM $2 AND ${DUE_TRANSFER}
      RETURNING ${LAPSED_COLUMNS}`,
    [workspace.accountId, workspace.workspaceId],
  );
  if (rows.length === 0) return;
  await noteLapsed(tx, rows);
  await sendOwnershipEvent(tx, workspace);
}

async function settleOwnRequests(tx: Db, workspace: TransferScope): Promise<void> {
  if (!(await lockFreeWorkspace(tx, workspace))) return;
  const { rows } = await tx.query<RowOf<'ownership_actions', { uid: 'from_uid' }>>(
    `SELECT from_uid AS uid FROM app.ownership_actions
      WHERE account_id = $1 AND workspace_id = $2 AND ${OWN_REQUEST}`,
    [workspace.accountId, workspace.workspaceId],
  );
  for (const { uid } of rows) await settleTransfersOf(tx, workspace.accountId, uid);
}

/** Per transaction. */
const MEMBERS_AT_ONCE = 100;

/** Returns whether there may be more. */
async function endMemberships(tx: Db, workspace: TransferScope): Promise<boolean> {
  const { accountId, workspaceId } = workspace;
  if (!(await lockFreeWorkspace(tx, workspace))) return false;
  const { rows } = await tx.query<RowOf<'memberships', { id: 'id'; uid: 'user_uid' }>>(
    `WITH ended AS (
        UPDATE app.memberships SET removed_at = now() WHERE id = ANY (ARRAY(
          SELECT id FROM app.memberships
          WHERE account_id = $1 AND workspace_id IS NOT DISTINCT FROM $2 AND ${DUE_MEMBERSHIP}
          ORDER BY id LIMIT ${MEMBERS_AT_ONCE} FOR UPDATE))
        RETURNING id, account_id, workspace_id, user_uid, ends_at
      ), audited AS (
        INSERT INTO app.audit (account_id, workspace_id, actor_kind, action, object_kind, object_id, outcome, details)
        SELECT account_id, workspace_id, 'system', 'membership.end', 'user', user_uid, 'done',
          jsonb_build_object('endsAt', ends_at) FROM ended
      )
      SELECT id, user_uid AS uid FROM ended`,
    [accountId, workspaceId],
  );
  for (const { id, uid } of rows) {
    await notifyMember(tx, id, 'changed');
    await settleTransfersOf(tx, accountId, uid);
  }
  return rows.length === MEMBERS_AT_ONCE;
}

/** Retention of rows, deleted in batches to keep locks short. Support has requests by mail. [GN-12] */
const RETENTION = [
  { table: 'app.notifications', column: 'created_at', days: NOTIFICATION_RETENTION_DAYS },
  { table: 'app.access_requests', column: 'requested_at', days: 90 },
  { table: 'app.provider_events', column: 'received_at', days: 90 },
  { table: 'app.contact_requests', column: 'created_at', days: 90 },
  { table: 'app.alert_deliveries', column: 'created_at', days: 90 },
  { table: 'app.idempotency_keys', column: 'created_at', days: 7 },
  { table: 'app.api_tokens', column: 'expires_at', days: 90 },
  { table: 'app.used_captchas', column: 'expires_at', days: 1 },
] as const;
const BITE = 5_000;

export async function deleteOldRows(db: Db): Promise<void> {
  for (const { table, column, days } of RETENTION) {
    await db.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} < now() - $1 * interval '1 day' LIMIT ${BITE}))`,
      [days],
    );
  }
  await deleteOldSessions(db, BITE);
  await deleteSpentJobs(db, BITE);
}

const KEPT_JOB_DAYS = 1;

/** Deletes jobs that cannot run again: out of attempts, or replaced while their process died. */
async function deleteSpentJobs(db: Db, limit: number): Promise<void> {
  await db.query(
    `SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - $1 * interval '1 day'
      LIMIT $2))`,
    [KEPT_JOB_DAYS, limit],
  );
}
