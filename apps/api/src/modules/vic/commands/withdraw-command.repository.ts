import type { CommandDelivery, ReportedStatus } from '@partyline/device-state';
import type { Tables } from '../../../db/tables.gen.ts';
import type { Db } from '../../../db/open-database.ts';

/** A start or stop that the API has not seen answered, with what was shown before it. */
interface UndeliveredCommand {
  readonly commandId: Tables['instance_commands']['command_id'];
  readonly isAttempted: boolean;
}

export interface WithdrawableCommands {
  readonly delivery: CommandDelivery;
  readonly commandIds: readonly string[];
}

/**
 * Locks the starts and stops of an instance that wait for delivery: a delivery that begins now waits for this transaction. An earlier
 * one that was given up is sent before the open one, so it counts too.
 */
export async function lockWithdrawable(
  tx: Db,
  { id, openCommandId }: { readonly id: number; readonly openCommandId: string | null },
): Promise<WithdrawableCommands> {
  const { rows } = await tx.query<UndeliveredCommand>({
    name: 'lock-withdrawable',
    text: `SELECT command_id AS "commandId", attempted_at IS NOT NULL AS "isAttempted"
      FROM app.instance_commands
      WHERE instance_id = $1 AND delivered_at IS NULL AND action IN ('start', 'stop')
      ORDER BY number FOR UPDATE`,
    values: [id],
  });
  const isWaiting = rows.some(({ commandId }) => commandId === openCommandId);
  const isUnclear = rows.some(({ isAttempted }) => isAttempted);
  const delivery = isUnclear ? 'unclear' : 'waiting';
  return { delivery: isWaiting ? delivery : 'taken', commandIds: rows.map(({ commandId }) => commandId) };
}

/** Returns whether a start or stop of an instance is being sent at this moment. `withinMs`: the longest that one attempt takes. */
export async function isBeingSent(db: Db, instanceId: number, withinMs: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-being-sent',
    text: `SELECT FROM app.instance_commands
      WHERE instance_id = $1 AND delivered_at IS NULL AND attempted_at > now() - $2 * interval '1 millisecond'`,
    values: [instanceId, withinMs],
  });
  return rowCount !== 0;
}

/** What an instance shows after a withdrawal. */
export interface RestoredInstance {
  readonly status: ReportedStatus;
  readonly failureReason: string;
}

/**
 * Closes commands as withdrawn and restores what the instance showed before the open one. A report since then knows better: its status
 * stays.
 */
export async function storeWithdrawal(
  tx: Db,
  { id, openCommandId }: { readonly id: number; readonly openCommandId: string | null },
  commandIds: readonly string[],
): Promise<RestoredInstance> {
  await tx.query({
    name: 'withdraw-commands',
    text: `UPDATE app.instance_commands SET outcome = 'withdrawn', delivered_at = now(), closed_at = now()
      WHERE command_id = ANY ($1::uuid[])`,
    values: [commandIds],
  });
  const { rows } = await tx.query<RestoredInstance>({
    name: 'restore-instance',
    text: `UPDATE app.instances i SET
        status = CASE WHEN b.is_restored THEN b.status_before ELSE i.status END,
        failure_reason = CASE WHEN b.is_restored THEN b.reason_before ELSE i.failure_reason END,
        desired_state = i.state, progress = NULL,
        open_command = NULL, open_command_id = NULL, open_command_since = NULL, open_command_by = NULL
      FROM (SELECT c.status_before, c.reason_before, c.status_before IS NOT NULL
          AND (o.last_seen IS NULL OR o.last_seen <= o.open_command_since) AS is_restored
        FROM app.instance_commands c JOIN app.instances o ON o.id = c.instance_id WHERE c.command_id = $2) b
      WHERE i.id = $1 RETURNING i.status, i.failure_reason AS "failureReason"`,
    values: [id, openCommandId],
  });
  if (rows[0] === undefined) throw new Error('Locked instance row disappeared.');
  return rows[0];
}
