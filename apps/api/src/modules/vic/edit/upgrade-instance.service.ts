import {
  computeReboot,
  giveUpOverdue,
  versionUpgradeDecision,
  type LinkedDevice,
  type Reboot,
} from '@partyline/device-state';
import { err, ok, type Result } from '@partyline/kernel';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { once } from '../../../records/idempotency/once.ts';
import { readSeenWorkspace } from '../../../records/workspaces/seen-workspace.ts';
import { workspaceDecision } from '../../../records/workspaces/workspace-rights.ts';
import type { InstanceFacts } from '../../../records/instances/instance-facts.repository.ts';
import { objectsOf } from '../../../records/instances/instance-rights.ts';
import { onInstance, type InstanceCall } from '../../../records/instances/on-instance.ts';
import { listWorkspaceRows } from '../../../records/instances/workspace-rows.repository.ts';
import { writeCommand } from '../commands/write-command.ts';

export interface UpgradeRequest extends InstanceCall {
  /** Header Idempotency-Key; null for none. */
  readonly key: string | null;
}

/** The command, and every instance that reboots. */
export interface UpgradeAnswer {
  readonly vicUuid: string;
  readonly commandId: string;
  readonly reboots: { readonly isLinkGroup: boolean; readonly deviceNames: string[] };
}

/**
 * Upgrades an instance, online or offline; a leader upgrades its link group. Repeating an open upgrade returns it. [API-41, DEV-35,
 * LQ-8, GD-27]
 */
export async function upgradeInstance(database: Database, request: UpgradeRequest): Promise<UpgradeAnswer> {
  const { key } = request;
  return onInstance(database, request, 'instance.upgrade', async (tx, { instance, caller }) => {
    const seen = await readSeenWorkspace(tx, caller, instance.workspaceId);
    if (seen === undefined) return err(new ApiFailure('not-found'));
    const right = workspaceDecision(caller, seen, 'edit-instances', ...objectsOf(instance));
    if (!right.allowed) return err(forbidden(right.reason));
    const call = { uid: caller.uid, route: 'upgradeInstance', key, asked: instance.vicUuid } as const;
    return once(tx, call, () => writeUpgrade(tx, request, giveUpOverdue(instance, Date.now())));
  });
}

async function writeUpgrade(
  tx: Db,
  { caller, requestId }: UpgradeRequest,
  instance: InstanceFacts,
): Promise<Result<UpgradeAnswer, ApiFailure>> {
  const { vicUuid, availableVersion } = instance;
  const open = openUpgradeOf(instance);
  const possible = open === null ? versionUpgradeDecision(instance) : null;
  if (possible?.allowed === false) {
    const { reason } = possible;
    const message: Sentence = (texts) => texts.VERSION_UPGRADE_REFUSAL_TEXTS[reason];
    return err(new ApiFailure('command-not-possible', { reason, message }));
  }
  const { isLinkGroup, deviceNames } = await rebootOf(tx, instance);
  const version = availableVersion === '' ? {} : { version: availableVersion };
  const order = { action: 'upgrade', uid: caller.uid, requestId, parameters: version } as const;
  const commandId = open ?? (await writeCommand(tx, instance, order));
  return ok({ vicUuid, commandId, reboots: { isLinkGroup, deviceNames: [...deviceNames] } });
}

/** Returns the command id of the open upgrade, or null; an overdue one shows an error and is not open. [GD-11] */
function openUpgradeOf({ openAction, openCommandId, status }: InstanceFacts): string | null {
  return openAction === 'upgrade' && status !== 'error' ? openCommandId : null;
}

async function rebootOf(tx: Db, instance: InstanceFacts): Promise<Reboot> {
  const rows = await listWorkspaceRows(tx, instance, { locked: false });
  return computeReboot<LinkedDevice & { readonly deviceName: string }>(instance, rows);
}
