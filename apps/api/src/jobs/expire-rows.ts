import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Db } from '../db/open-database.ts';
import { deleteOldSessions } from '../modules/sessions/sessions.repository.ts';

/**
 * Ends what has ended by the clock, so that the rows say it too: invitations, ownership actions, and memberships with an
 * end date, whose people's claims follow as after any other change. Rights themselves never wait for this.
 * [PLUS-4, GO-6, GV-2]
 */
export async function expireRows(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.query(
      `UPDATE app.invitations SET status = 'expired' WHERE status = 'pending' AND expires_at <= now()`,
    );
    await tx.query(
      `UPDATE app.ownership_actions SET state = 'expired', closed_at = now()
        WHERE closed_at IS NULL AND expires_at <= now()`,
    );
    await endMemberships(tx);
  });
}

async function endMemberships(tx: Db): Promise<void> {
  await tx.query(
    'UPDATE app.memberships SET removed_at = now() WHERE removed_at IS NULL AND ends_at <= now()',
  );
}

/** What is kept for how long; the oldest go in bites, so that no statement holds much. [GN-12] */
const RETENTION = [
  { table: 'app.notifications', column: 'created_at', days: 90 },
  { table: 'app.provider_events', column: 'received_at', days: 90 },
  { table: 'app.idempotency_keys', column: 'created_at', days: 7 },
] as const;
const BITE = 5_000;

/** Deletes what is past its time. */
export async function deleteOldRows(db: Db): Promise<void> {
  for (const { table, column, days } of RETENTION) {
    await db.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} < now() - $1 * interval '1 day' LIMIT ${BITE}))`,
      [days],
    );
  }
  await deleteOldSessions(db, BITE);
}
