import type { Db } from '../../db/open-database.ts';

/** Opens a command of an instance that waits for its delivery, without a job for it. */
export async function insertOpenCommand(db: Db, vicUuid: string, action: 'start' | 'stop'): Promise<void> {
  await db.query(
    `WITH given AS (
        INSERT INTO app.instance_commands (command_id, account_id, instance_id, number, action, status_before, reason_before)
        SELECT gen_random_uuid(), account_id, id, command_number + 1, $2, status, failure_reason
        FROM app.instances WHERE vic_uuid = $1 RETURNING command_id, instance_id, number
      )
      UPDATE app.instances i SET command_number = number, open_command = $2, open_command_id = command_id,
        open_command_since = now()
      FROM given WHERE i.id = instance_id`,
    [vicUuid, action],
  );
}
