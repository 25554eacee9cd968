import type { HostSnapshot, InstanceUpdate } from '@partyline/contract';
import { isNewerUpdate } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import { writeSilentNotification } from '../notifications/write-notification.ts';
import { instanceUpdateOf } from './instance-update-of.ts';
import { changeOf, type ReportChange } from './report-change.ts';
import {
  closeCommand,
  lockKnownInstance,
  storeReport,
  writeHistory,
  type KnownInstance,
} from './reports.repository.ts';

/**
 * Applies what a host says of an instance, if it is newer by (epoch, sequence) than what is known: row, command, history
 * and notification in the caller's transaction. False, and nothing changes, for an older or repeated report and for an
 * instance that does not exist: who reports cannot tell these apart. [DEV-12 … DEV-20, GN-5]
 */
export async function applySnapshot(tx: Db, snapshot: HostSnapshot): Promise<boolean> {
  const known = await lockKnownInstance(tx, snapshot.vicUuid);
  if (known === undefined || !isNewerUpdate(known, snapshot)) return false;
  const change = changeOf(known, snapshot);
  await storeReport(tx, known, snapshot, {
    stateSince: change.stateSince,
    closesCommand: change.ending !== null,
    progressToldAt: change.isTold ? known.now : known.progressToldAt,
  });
  if (change.ending !== null) await closeCommand(tx, change.ending.commandId, change.ending.outcome);
  if (change.isMove || change.ending !== null) await recordReport(tx, known, snapshot, change);
  if (change.isTold) await tell(tx, known, instanceUpdateOf(known, snapshot, change));
  return true;
}

async function recordReport(
  tx: Db,
  known: KnownInstance,
  { state, status, failureReason }: HostSnapshot,
  { ending }: ReportChange,
): Promise<void> {
  await writeHistory(tx, known, {
    kind: 'report',
    commandId: ending?.commandId ?? null,
    action: ending === null ? null : known.openCommand,
    state,
    status,
    details: {
      ...(ending === null ? {} : { outcome: ending.outcome }),
      ...(failureReason === '' ? {} : { failureReason }),
    },
  });
}

async function tell(tx: Db, known: KnownInstance, data: InstanceUpdate): Promise<void> {
  await writeSilentNotification(tx, known, { event: 'instance update', data });
}
