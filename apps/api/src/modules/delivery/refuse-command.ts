import type { Db } from '../../db/open-database.ts';
import { failInstance } from '../host-reports/fail-instance.ts';
import { lockKnownInstance } from '../host-reports/reports.repository.ts';
import type { WaitingCommand } from './delivery.repository.ts';

/** Marks a command as refused by the host; an open one shows the failure. */
export async function refuseCommand(tx: Db, { instance, command }: WaitingCommand): Promise<void> {
  const known = await lockKnownInstance(tx, instance.vicUuid);
  if (known === undefined || known.openCommandId !== command.commandId) return;
  await failInstance(tx, known, {
    outcome: 'failed',
    failureReason: 'command-not-possible',
    keepsCommand: false,
  });
}
