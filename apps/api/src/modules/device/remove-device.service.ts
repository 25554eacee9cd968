import { giveUpOverdue, isLqDevice, removalDecision } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure, type Sentence } from '../../http/errors/api-failure.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import { requestDelivery } from '../../jobs/request-delivery.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { supersedeOpenCommand } from '../vic/commands/command-instance.repository.ts';
import type { InstanceFacts } from '../../records/instances/instance-facts.repository.ts';
import { objectsOf } from '../../records/instances/instance-rights.ts';
import { auditInstance, onInstance, type InstanceCall } from '../../records/instances/on-instance.ts';
import { listWorkspaceRows } from '../../records/instances/workspace-rows.repository.ts';
import { workspaceDecision } from '../../records/workspaces/workspace-rights.ts';
import { readSeenWorkspace } from '../../records/workspaces/seen-workspace.ts';
import { markRemoved } from './remove-device.repository.ts';

export interface RemovalRequest extends InstanceCall {
  /** Only an LQ is found. [GD-31] */
  readonly isLq: boolean;
}

const NO_UUIDS: ReadonlySet<string> = new Set();

/**
 * Unregisters a stopped physical device that leads no link group: removed at once, its host follows by command. [API-43, API-44,
 * DEV-51, DEV-58, ERR-27, GD-31, GD-45]
 */
export async function removeDevice(database: Database, request: RemovalRequest): Promise<null> {
  return onInstance(database, request, 'device.unregister', async (tx, { instance, caller }) => {
    const seen = await readSeenWorkspace(tx, caller, instance.workspaceId);
    const isThere = !request.isLq || instance.isLq || isLqDevice(instance, NO_UUIDS);
    if (seen === undefined || !isThere) return err(new ApiFailure('not-found'));
    const right = workspaceDecision(caller, seen, 'edit-instances', ...objectsOf(instance));
    if (!right.allowed) return err(forbidden(right.reason));
    const rows = await listWorkspaceRows(tx, instance, { locked: false });
    const possible = removalDecision(giveUpOverdue(instance, Date.now()), rows);
    if (!possible.allowed) {
      const { reason } = possible;
      const message: Sentence = (texts) => texts.REMOVAL_REFUSAL_TEXTS[reason];
      return err(new ApiFailure('device-not-deletable', { reason, message }));
    }
    await unregister(tx, request, instance);
    return ok(null);
  });
}

async function unregister(tx: Db, request: RemovalRequest, instance: InstanceFacts): Promise<void> {
  const { accountId, workspaceId } = instance;
  await supersedeOpenCommand(tx, instance.id);
  await markRemoved(tx, instance, request.caller.uid);
  await auditInstance(tx, request, instance, 'device.unregister', null);
  await writeSilentNotification(tx, { accountId, workspaceId }, { event: 'workspace update' });
  await requestDelivery(tx, instance.id);
}
