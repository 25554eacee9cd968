import {
  resultOfRefusal,
  runOutcomeOf,
  scheduleQuietHoursOf,
  skipReasonOf,
  type DeviceResult,
} from '@partyline/schedules';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { findMember } from '../../http/authorization/load-caller.ts';
import { readMaintenance } from '../../maintenance/maintenance.repository.ts';
import { auditRefusedCommand, type CommandRequest } from '../vic/commands/command-instance.service.ts';
import { reasonOf } from '../vic/commands/command-refusal.ts';
import { commandInTransaction } from '../vic/commands/command-instance.service.ts';
import { readQuietHours } from './quiet-hours.ts';
import { requestRun } from './request-run.ts';
import {
  finishRun,
  listPending,
  listResults,
  lockPendingDevice,
  settleDevice,
  type PendingDevice,
} from './runs.repository.ts';

/** Per job, so that other jobs get their turn. */
const AT_ONCE = 100;
/** Maintenance suspends commands of users and schedules. */
const MAINTENANCE_WAIT_MS = 15_000;

interface Settled {
  readonly result: DeviceResult;
  readonly reason: string | null;
}

const refused = (reason: string): Settled => ({ result: 'refused', reason });

/**
 * Starts or stops the devices of a run by commands, each in one transaction with its result. Once per run, also after a crash and
 * by concurrent jobs. [PLUS-15]
 */
export async function commandDevices(
  database: Database,
  { runId }: { readonly runId: number },
): Promise<void> {
  if ((await readMaintenance(database)) !== null) {
    await requestRun(database, runId, MAINTENANCE_WAIT_MS);
    return;
  }
  for (const instanceId of await listPending(database, runId, AT_ONCE))
    await inTransaction(database, (tx) => commandDevice(tx, { runId, instanceId }));
  await inTransaction(database, async (tx) => {
    const outcome = runOutcomeOf(await listResults(tx, runId));
    if (outcome === 'running') await requestRun(tx, runId);
    else await finishRun(tx, runId, outcome);
  });
}

async function commandDevice(
  tx: Db,
  device: { readonly runId: number; readonly instanceId: number },
): Promise<void> {
  const pending = await lockPendingDevice(tx, device.runId, device.instanceId);
  if (pending === undefined) return;
  const { result, reason } = await commandPending(tx, pending, device.runId);
  await settleDevice(tx, device, result, reason);
}

async function commandPending(tx: Db, pending: PendingDevice, runId: number): Promise<Settled> {
  if (pending.isGone) return refused('device-gone');
  const times = { dueMs: pending.dueAt.getTime(), nowMs: Date.now() };
  const skipped = skipReasonOf(times, scheduleQuietHoursOf(await readQuietHours(tx, pending)));
  if (skipped !== null) return refused(skipped);
  const caller = await findMember(tx, pending.ownerUid, pending.accountId);
  if (caller === null) return refused('no-right');
  const { action, vicUuid, scheduleId } = pending;
  const batchId = `schedule-run-${runId}`;
  const request: CommandRequest = { caller, action, vicUuid, scheduleId, requestId: null, batchId };
  const taken = await commandInTransaction(tx, request);
  if (taken.ok) return { result: taken.value.isNew ? 'commanded' : 'unchanged', reason: null };
  const reason = reasonOf(taken.error.refused);
  if (resultOfRefusal(reason) === 'unchanged') return { result: 'unchanged', reason: null };
  await auditRefusedCommand(tx, request, taken.error);
  return refused(reason);
}
