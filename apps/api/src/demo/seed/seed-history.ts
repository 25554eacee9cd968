import type { Db } from '../../db/open-database.ts';
import type { DemoHistory } from '../rows/demo-history.ts';

/** Rows per statement, to bound its parameters. */
const AT_ONCE = 20_000;

/** Writes the commands and history of existing devices in order. [PLUS-12] */
export async function insertHistories(tx: Db, histories: readonly DemoHistory[]): Promise<void> {
  for (const rows of inChunks(histories.flatMap(({ commands }) => commands))) {
    await tx.query(
      `INSERT INTO app.instance_commands
         (command_id, account_id, instance_id, number, action, given_by, given_at, delivered_at, outcome, closed_at)
       SELECT c.command_id, i.account_id, i.id, c.number, c.action, c.given_by, c.given_at, c.given_at, c.outcome, c.closed_at
       FROM jsonb_to_recordset($1) AS c (vic_uuid uuid, command_id uuid, number bigint, action text, given_by text,
         given_at timestamptz, outcome text, closed_at timestamptz)
       JOIN app.instances i ON i.vic_uuid = c.vic_uuid AND i.removed_at IS NULL`,
      [JSON.stringify(rows)],
    );
  }
  for (const rows of inChunks(histories.flatMap(({ lines }) => lines))) {
    await tx.query(
      `INSERT INTO app.instance_history
         (account_id, instance_id, at, kind, command_id, action, actor_uid, state, status, details)
       SELECT i.account_id, i.id, h.at, h.kind, h.command_id, h.action, h.actor_uid, h.state, h.status, h.details
       FROM jsonb_to_recordset($1) AS h (vic_uuid uuid, at timestamptz, kind text, command_id uuid, action text,
         actor_uid text, state text, status text, details jsonb)
       JOIN app.instances i ON i.vic_uuid = h.vic_uuid AND i.removed_at IS NULL
       ORDER BY i.id, h.at`,
      [JSON.stringify(rows)],
    );
  }
}

function* inChunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE);
}
