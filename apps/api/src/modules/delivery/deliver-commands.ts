import type { HostSnapshot } from '@partyline/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { backoffMs } from '../../jobs/backoff.ts';
import { requestDelivery } from '../../jobs/request-delivery.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';
import { failInstance } from '../host-reports/fail-instance.ts';
import { lockKnownInstance } from '../host-reports/reports.repository.ts';
import {
  beginAttempt,
  endAttempt,
  markDelivered,
  readHeldMs,
  readNextWaiting,
  type Attempt,
  type WaitingCommand,
} from './delivery.repository.ts';
import { noteHostAnswer, noteSilence } from './host-silence.repository.ts';
import { makeInstance } from './make-instance.ts';

export interface DeliveryDeps {
  readonly database: Database;
  readonly host: InstanceHost;
  readonly log: JobLog;
}

/**
 * Creates an instance if needed, then delivers its commands in order. Idempotent and safe concurrently; retries while the host is
 * unavailable.
 */
export async function deliverCommands(
  deps: DeliveryDeps,
  { instanceId, failures }: { readonly instanceId: number; readonly failures: number },
): Promise<void> {
  try {
    await makeInstance(deps, instanceId);
    for (;;) {
      const waiting = await readNextWaiting(deps.database, instanceId);
      if (waiting === undefined) break;
      await deliverOne(deps, waiting);
    }
    // A job of an earlier command may have taken the place of the one for a held command.
    const delayMs = await readHeldMs(deps.database, instanceId);
    if (delayMs !== undefined)
      await requestDelivery(deps.database, instanceId, { delayMs: Math.ceil(delayMs) });
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    await comeBack(deps, { instanceId, failures, error });
  }
}

async function deliverOne(deps: DeliveryDeps, waiting: WaitingCommand): Promise<void> {
  const attempt = await beginAttempt(deps.database, waiting.command.commandId);
  // Withdrawn meanwhile, or delivered by another job.
  if (attempt === undefined) return;
  const answer = await attemptDelivery(deps, waiting, attempt);
  await inTransaction(deps.database, async (tx) => {
    // Locks the instance before its commands, like reports, to avoid deadlocks.
    if (answer instanceof HostFailure) await refuseCommand(tx, waiting);
    else await applySnapshot(tx, answer);
    await markDelivered(tx, waiting.command.commandId);
    await noteHostAnswer(tx);
  });
  if (answer instanceof HostFailure) {
    deps.log.warn({ err: answer, commandId: waiting.command.commandId }, 'the host refused a command');
  }
}

/** Gives a command to the host; one that surely did not arrive can be withdrawn again. */
async function attemptDelivery(
  { database, host }: DeliveryDeps,
  waiting: WaitingCommand,
  attempt: Attempt,
): Promise<HostSnapshot | HostFailure> {
  try {
    return await giveToHost(host, waiting);
  } catch (error) {
    if (error instanceof HostFailure && !error.isUnclear) {
      await endAttempt(database, waiting.command.commandId, attempt);
    }
    throw error;
  }
}

/** Returns the host's answer or refusal; creates unknown virtual instances first. */
async function giveToHost(
  host: InstanceHost,
  { instance, command }: WaitingCommand,
): Promise<HostSnapshot | HostFailure> {
  try {
    try {
      return await host.command(instance.vicUuid, command);
    } catch (error) {
      if (!isKind(error, 'unknown-instance') || instance.kind !== 'virtual') throw error;
      const { vicUuid, deviceName, deploymentTargetId, users } = instance;
      await host.create({ vicUuid, deviceName, deploymentTargetId, users });
      return await host.command(instance.vicUuid, command);
    }
  } catch (error) {
    if (isKind(error, 'refused') || isKind(error, 'unknown-instance')) return error;
    throw error;
  }
}

function isKind(error: unknown, kind: HostFailure['kind']): error is HostFailure {
  return error instanceof HostFailure && error.kind === kind;
}

async function comeBack(
  { database, log }: DeliveryDeps,
  failed: { readonly instanceId: number; readonly failures: number; readonly error: HostFailure },
): Promise<void> {
  const delayMs = backoffMs('hosts', failed.failures);
  log.warn({ err: failed.error, instanceId: failed.instanceId, delayMs }, 'the host did not answer');
  await inTransaction(database, async (tx) => {
    await noteSilence(tx);
    await requestDelivery(tx, failed.instanceId, { failures: failed.failures + 1, delayMs });
  });
}

/** Marks a command as refused by the host; an open one shows the failure. */
async function refuseCommand(tx: Db, { instance, command }: WaitingCommand): Promise<void> {
  const known = await lockKnownInstance(tx, instance.vicUuid);
  if (known === undefined || known.openCommandId !== command.commandId) return;
  await failInstance(tx, known, {
    outcome: 'failed',
    failureReason: 'command-not-possible',
    keepsCommand: false,
  });
}
