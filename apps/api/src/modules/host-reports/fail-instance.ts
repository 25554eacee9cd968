import type { InstanceUpdate } from '@partyline/contract';
import type { OwnFailure } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import { followOutage } from '../alerts/follow-outage.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { notifyFailure } from './notify-failure.ts';
import { closeCommand, writeHistory, type KnownInstance } from './reports.repository.ts';

export interface FailedCommand {
  readonly outcome: 'failed' | 'unanswered';
  /** Shown to users in their language. */
  readonly failureReason: OwnFailure;
  /** The row keeps the command, to be named and repeated. [GD-11] */
  readonly keepsCommand: boolean;
}

/** Shows the open command's failure until the next report. */
export async function failInstance(tx: Db, known: KnownInstance, failed: FailedCommand): Promise<void> {
  const { outcome, failureReason, keepsCommand } = failed;
  await tx.query({
    name: 'fail-instance',
    text: `UPDATE app.instances SET status = 'error', failure_reason = $2, progress = NULL, state_since = now(),
        open_command = CASE WHEN $3 THEN open_command END,
        open_command_id = CASE WHEN $3 THEN open_command_id END,
        open_command_since = CASE WHEN $3 THEN open_command_since END,
        open_command_by = CASE WHEN $3 THEN open_command_by END
      WHERE id = $1`,
    values: [known.id, failureReason, keepsCommand],
  });
  if (known.openCommandId !== null) await closeCommand(tx, known.openCommandId, outcome);
  await writeHistory(tx, known, {
    kind: outcome === 'unanswered' ? 'no-answer' : 'report',
    commandId: known.openCommandId,
    action: known.openCommand,
    state: known.state,
    status: 'error',
    details: { outcome, failureReason },
  });
  const after = { state: known.state, status: 'error' } as const;
  await followOutage(tx, known, { after, runningCommand: null, failureReason, at: known.now });
  const { epoch, sequence, vicUuid } = known;
  const data: InstanceUpdate = {
    vicUuid,
    epoch,
    sequence,
    status: 'error',
    failureReason,
    ...(keepsCommand ? {} : { openCommand: null }),
  };
  await writeSilentNotification(tx, known, { event: 'instance update', data });
  await notifyFailure(tx, known, { status: 'error', deviceName: known.deviceName, failureReason });
}
