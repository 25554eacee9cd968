import {
  commandWithdrawalDecision,
  giveUpOverdue,
  WITHDRAWAL_REFUSALS,
  withdrawableCommand,
  type WithdrawalRefusal,
} from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { RefusalReason } from '@partyline/permissions';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db } from '../../../db/open-database.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { COMMAND_TIMEOUT_MS } from '../../../providers/instance-host/instance-host.ts';
import {
  instanceRefOf,
  readInstanceFacts,
  type InstanceFacts,
} from '../../../records/instances/instance-facts.repository.ts';
import { subjectOn } from '../../../records/instances/instance-rights.ts';
import { auditInstance, onInstance, type InstanceCall } from '../../../records/instances/on-instance.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { isBeingSent, lockWithdrawable, storeWithdrawal } from './withdraw-command.repository.ts';

const ACTION = 'instance.withdraw';
/** An attempt of a delivery mostly ends sooner. */
const ATTEMPT_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Waits a moment while a delivery is under way, so that a withdrawal is not refused only because it met an attempt that fails. What it
 * finds decides nothing; callers who do not see the instance are not kept waiting, which would tell them of its command. [GC-14]
 */
async function waitForAttempt(database: Database, { caller, id }: InstanceCall): Promise<void> {
  const ref = instanceRefOf(id);
  const instance =
    ref === null ? undefined : await readInstanceFacts(database, caller.account.id, ref, { locked: false });
  if (instance === undefined || subjectOn(caller, instance) === undefined) return;
  const endMs = Date.now() + ATTEMPT_WAIT_MS;
  while (Date.now() < endMs) {
    if (!(await isBeingSent(database, instance.id, COMMAND_TIMEOUT_MS))) return;
    await wait(LOOK_EVERY_MS);
  }
}

/** The withdrawn command. */
export interface WithdrawnCommand {
  readonly vicUuid: string;
  readonly action: 'start' | 'stop';
}

/**
 * Withdraws the start or stop of an instance that its host has not taken: it is never sent, and the instance shows what it showed
 * before. The locks of the instance and its commands decide against a delivery that begins meanwhile. Refusals are audited. [GD-11,
 * PLUS-22]
 */
export async function withdrawCommand(database: Database, request: InstanceCall): Promise<WithdrawnCommand> {
  await waitForAttempt(database, request);
  return onInstance(database, request, ACTION, async (tx, { instance, subject }) => {
    const { delivery, commandIds } = await lockWithdrawable(tx, instance);
    const device = giveUpOverdue(instance, Date.now());
    const decision = commandWithdrawalDecision(device, delivery, subject);
    const action = withdrawableCommand(device);
    if (!decision.allowed) return err(failureOf(decision.reason));
    if (action === null) throw new Error('A withdrawal without a command was allowed.');
    await write(tx, instance, commandIds);
    await auditInstance(tx, request, instance, ACTION, null);
    return ok({ vicUuid: instance.vicUuid, action });
  });
}

function failureOf(reason: RefusalReason | WithdrawalRefusal): ApiFailure {
  if (!isOwnRefusal(reason)) return forbidden(reason);
  return new ApiFailure('withdrawal-refused', {
    reason,
    message: (texts) => texts.WITHDRAWAL_REFUSAL_TEXTS[reason],
  });
}

function isOwnRefusal(reason: RefusalReason | WithdrawalRefusal): reason is WithdrawalRefusal {
  return WITHDRAWAL_REFUSALS.some((known) => known === reason);
}

async function write(tx: Db, instance: InstanceFacts, commandIds: readonly string[]): Promise<void> {
  const restored = await storeWithdrawal(tx, instance, commandIds);
  const { accountId, workspaceId, vicUuid, epoch, sequence } = instance;
  await writeSilentNotification(
    tx,
    { accountId, workspaceId },
    { event: 'instance update', data: { vicUuid, epoch, sequence, ...restored, openCommand: null } },
  );
}
