import { randomUUID } from 'node:crypto';
import {
  goalOfCommand,
  isFailed,
  nextGivenCommand,
  type Command,
  type OwnFailure,
  type ReportedStatus,
} from '@partyline/device-state';
import type { Db } from '../../../db/open-database.ts';
import { requestDelivery } from '../../../jobs/request-delivery.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import {
  openCommand,
  recordCommand,
  supersedeOpenCommand,
  type CommandParameters,
  type GivenCommand,
} from './command-instance.repository.ts';
import type { InstanceFacts } from '../../../records/instances/instance-facts.repository.ts';

export interface CommandOrder {
  readonly action: Command | 'upgrade';
  readonly uid: string;
  /** null where no call asked for it, as after a payment. */
  readonly requestId: string | null;
  readonly parameters?: CommandParameters;
  /** Links the commands of a run in the audit log. */
  readonly batchId?: string;
  /** How long its delivery waits. */
  readonly holdMs?: number;
  /** For the audit log. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an allowed command with its change, history, audit entry, notification and delivery job. Returns its id. [PLUS-22] */
export async function writeCommand(tx: Db, instance: InstanceFacts, order: CommandOrder): Promise<string> {
  const command = newCommand(instance, order);
  await supersedeOpenCommand(tx, instance.id);
  const since = await openCommand(tx, command);
  await recordCommand(tx, command);
  await writeAudit(tx, {
    accountId: instance.accountId,
    workspaceId: instance.workspaceId,
    actor: { kind: 'user', uid: order.uid },
    action: `instance.${order.action}`,
    object: { kind: 'instance', id: instance.vicUuid },
    outcome: 'done',
    requestId: order.requestId,
    batchId: order.batchId ?? null,
    details: { commandId: command.commandId, ...resetOf(order), ...order.details },
  });
  const { accountId, workspaceId, vicUuid, epoch, sequence } = instance;
  await writeSilentNotification(
    tx,
    { accountId, workspaceId },
    {
      // Updates carry no new name yet, so browsers refetch.
      event: order.action === 'save' ? 'instance update,workspace update' : 'instance update',
      data: {
        vicUuid,
        epoch,
        sequence,
        status: command.status,
        failureReason: command.failureReason ?? '',
        openCommand: order.action === 'upgrade' ? null : { action: order.action, since },
      },
    },
  );
  await requestDelivery(tx, instance.id, { delayMs: command.holdMs });
  return command.commandId;
}

function resetOf({ parameters }: CommandOrder): CommandParameters {
  return parameters?.resetConfiguration === true ? { resetConfiguration: true } : {};
}

function newCommand(
  instance: InstanceFacts,
  { action, uid, holdMs = 0, parameters = {} }: CommandOrder,
): GivenCommand {
  return {
    commandId: randomUUID(),
    instanceId: instance.id,
    accountId: instance.accountId,
    number: instance.commandNumber + 1,
    action,
    parameters,
    givenBy: uid,
    holdMs,
    before: shownBefore(instance),
    ...afterwards(instance, action),
  };
}

/** Returns what is shown until the command; one given up by its time alone is not stored as failed yet. [GD-11] */
function shownBefore({ status, failureReason, openAction }: InstanceFacts): GivenCommand['before'] {
  if (!isFailed(status) || failureReason !== null || openAction === null || openAction === 'delete') {
    return { status, failureReason };
  }
  return { status, failureReason: `no-answer-${openAction}` satisfies OwnFailure };
}

function afterwards(
  instance: InstanceFacts,
  action: CommandOrder['action'],
): Pick<GivenCommand, 'desiredState' | 'status' | 'failureReason'> {
  if (action === 'upgrade') return { desiredState: instance.state, ...UPGRADING };
  // PostgreSQL sets the opening time.
  const { status, failureReason } = nextGivenCommand(instance, action, '');
  return { desiredState: goalOfCommand(action) ?? instance.state, status, failureReason };
}

/** An upgrade shows only in the status. [DEV-7, DEV-35] */
const UPGRADING: { readonly status: ReportedStatus; readonly failureReason: null } = {
  status: 'init',
  failureReason: null,
};
