import { COMMAND_LIMIT_MS, giveUpOverdue } from '@partyline/device-state';
import { inTransaction } from '../../db/in-transaction.ts';
import type { RowOf } from '../../db/columns.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { failInstance } from '../host-reports/fail-instance.ts';
import { closeCommand, lockKnownInstance, type KnownInstance } from '../host-reports/reports.repository.ts';

const AT_MOST = 1_000;

/** Gives up overdue commands: the instance shows an error and can be commanded again. Delivery continues. [GD-11] */
export async function giveUpCommands(database: Database): Promise<void> {
  for (const vicUuid of await listOverdue(database)) {
    await inTransaction(database, async (tx) => {
      const known = await lockKnownInstance(tx, vicUuid);
      if (known !== undefined) await giveUp(tx, known);
    });
  }
}

async function listOverdue(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<RowOf<'instances', { vicUuid: 'vic_uuid' }>>({
    name: 'list-overdue',
    text: `SELECT i.vic_uuid AS "vicUuid" FROM app.instances i
      JOIN app.instance_commands c ON c.command_id = i.open_command_id
      WHERE i.open_command IS NOT NULL AND c.outcome = 'open' AND i.removed_at IS NULL
        AND i.open_command_since <= now() - $1 * interval '1 millisecond'
      LIMIT $2`,
    values: [COMMAND_LIMIT_MS, AT_MOST],
  });
  return rows.map(({ vicUuid }) => vicUuid);
}

async function giveUp(tx: Db, known: KnownInstance): Promise<void> {
  const action = known.openCommand;
  if (action === null || action === 'delete' || known.openCommandId === null) return;
  if (isGivenUp(known, action)) {
    await failInstance(tx, known, {
      outcome: 'unanswered',
      failureReason: `no-answer-${action}`,
      keepsCommand: true,
    });
  } else {
    await closeCommand(tx, known.openCommandId, 'unanswered');
  }
}

/** Returns whether the open command is overdue. An upgrade counts as a save: it has no state of its own. */
function isGivenUp(known: KnownInstance, action: 'start' | 'stop' | 'save' | 'upgrade'): boolean {
  if (known.openCommandSince === null) return false;
  const { state, status, progress } = known;
  const device = {
    openCommand: {
      action: action === 'upgrade' ? ('save' as const) : action,
      since: known.openCommandSince.toISOString(),
    },
    state,
    status,
    progress,
  };
  return giveUpOverdue(device, known.now.getTime()) !== device;
}
