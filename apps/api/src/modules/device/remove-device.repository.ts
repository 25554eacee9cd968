import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import type { InstanceFacts } from '../../records/instances/instance-facts.repository.ts';

/**
 * Marks a device removed, by a user or (null) the system, with its favorites, and adds the command for its host. Its history stays.
 * [PLUS-12]
 */
export async function markRemoved(
  tx: Db,
  instance: Pick<InstanceFacts, 'id' | 'accountId' | 'commandNumber'>,
  uid: string | null,
): Promise<void> {
  const { id, accountId, commandNumber } = instance;
  await tx.query({
    name: 'remove-device',
    text: `WITH removed AS (
        UPDATE app.instances SET removed_at = now(), command_number = $3, open_command = NULL, open_command_id = NULL,
          open_command_since = NULL, open_command_by = NULL, row_version = row_version + 1
        WHERE id = $1
      ), unstarred AS (
        DELETE FROM app.favorites WHERE instance_id = $1
      ), given AS (
        INSERT INTO app.instance_commands
          (command_id, account_id, instance_id, number, action, given_by, outcome, closed_at)
        VALUES ($4, $2, $1, $3, 'delete', $5, 'done', now())
      )
      INSERT INTO app.instance_history (account_id, instance_id, kind, command_id, actor_uid)
      VALUES ($2, $1, 'removed', $4, $5)`,
    values: [id, accountId, commandNumber + 1, randomUUID(), uid],
  });
}
