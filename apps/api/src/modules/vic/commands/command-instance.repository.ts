import type { HostCommand } from '@partyline/contract';
import type { ReportedStatus, State } from '@partyline/device-state';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';

export type CommandParameters = Pick<
  HostCommand,
  'deviceName' | 'deploymentTargetId' | 'version' | 'resetConfiguration'
>;

export interface GivenCommand {
  readonly commandId: string;
  readonly instanceId: number;
  readonly accountId: number;
  readonly number: number;
  readonly action: HostCommand['action'];
  readonly parameters: CommandParameters;
  readonly givenBy: string;
  /** 0: it is delivered at once. */
  readonly holdMs: number;
  readonly desiredState: State;
  /** Shown from now on; clears an earlier failure. */
  readonly status: ReportedStatus;
  readonly failureReason: string | null;
  /** Shown until now; comes back with a withdrawal. */
  readonly before: Pick<GivenCommand, 'status' | 'failureReason'>;
}

/** Opens the command; returns its start in wire format. A save is an edit: concurrent edits are refused. [GX-13] */
export async function openCommand(tx: Db, command: GivenCommand): Promise<string> {
  const { rows } = await tx.query<{ since: NonNullable<Tables['instances']['open_command_since']> }>({
    name: 'open-command',
    text: `UPDATE app.instances SET
        command_number = $2, desired_state = $3, open_command = $4, open_command_id = $5,
        open_command_since = date_trunc('milliseconds', now()), open_command_by = $6,
        status = $7, failure_reason = coalesce($8, ''), progress = NULL,
        device_name = coalesce($9, device_name), row_version = row_version + CASE WHEN $4 = 'save' THEN 1 ELSE 0 END
      WHERE id = $1 RETURNING open_command_since AS since`,
    values: [
      command.instanceId,
      command.number,
      command.desiredState,
      command.action,
      command.commandId,
      command.givenBy,
      command.status,
      command.failureReason,
      command.parameters.deviceName ?? null,
    ],
  });
  if (rows[0] === undefined) throw new Error('Locked instance row disappeared.');
  return rows[0].since.toISOString();
}

export async function supersedeOpenCommand(tx: Db, instanceId: number): Promise<void> {
  await tx.query({
    name: 'supersede-open-command',
    text: `UPDATE app.instance_commands SET outcome = 'superseded', closed_at = now()
      WHERE instance_id = $1 AND outcome = 'open'`,
    values: [instanceId],
  });
}

/** Inserts the command for delivery and history. [PLUS-12] */
export async function recordCommand(tx: Db, command: GivenCommand): Promise<void> {
  await tx.query({
    name: 'record-command',
    text: `WITH given AS (
        INSERT INTO app.instance_commands
          (command_id, account_id, instance_id, number, action, given_by, parameters, status_before, reason_before, held_until)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9,
          CASE WHEN $10 > 0 THEN now() + $10 * interval '1 millisecond' END)
      )
      INSERT INTO app.instance_history (account_id, instance_id, kind, command_id, action, actor_uid)
      VALUES ($2, $3, 'command', $1, $5, $6)`,
    values: [
      command.commandId,
      command.accountId,
      command.instanceId,
      command.number,
      command.action,
      command.givenBy,
      JSON.stringify(command.parameters),
      command.before.status,
      command.before.failureReason ?? '',
      command.holdMs,
    ],
  });
}
