import { isRunning, mergeDeviceLists } from '@partyline/device-state';
import type { DeviceConditions } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import type { PermissionDecision, Subject, WorkspaceTarget } from '@partyline/permissions';

/** In display order. [GW-10] */
export const WORKSPACE_DELETION_REFUSALS = ['has-owner', 'devices-running', 'default-workspace'] as const;
export type WorkspaceDeletionRefusal = (typeof WORKSPACE_DELETION_REFUSALS)[number];

/** 1001: shared workspace. [WS-20, GW-10, GX-3] */
export const WORKSPACE_DELETION_CODES = {
  'has-owner': 1001,
  'devices-running': 2011,
  'default-workspace': 2012,
} as const satisfies Record<WorkspaceDeletionRefusal, number>;

export type DeletableDevice = Pick<DeviceConditions, 'deviceType' | 'openCommand' | 'state' | 'status'> & {
  readonly vicUuid: string;
};

export interface DeletableWorkspace {
  readonly isDefault: boolean;
  readonly haveWorkspaceOwner: boolean;
  readonly vicList: readonly DeletableDevice[];
  readonly lqDevicesList: readonly DeletableDevice[];
}

const HOLDS: Readonly<Record<WorkspaceDeletionRefusal, (workspace: DeletableWorkspace) => boolean>> = {
  'has-owner': ({ haveWorkspaceOwner }) => haveWorkspaceOwner,
  // Checks both lists: a row in both may be reported differently, and one running report is enough.
  'devices-running': ({ vicList, lqDevicesList }) => vicList.some(isRunning) || lqDevicesList.some(isRunning),
  'default-workspace': ({ isDefault }) => isDefault,
};

/**
 * Lists all blockers, in this order: an accepted owner, a device in either list that is not stopped, being the default workspace.
 * Rights are checked separately. [WS-18, WS-19, GW-5, GW-9, GW-10]
 */
export function listWorkspaceDeletionBlockers(
  workspace: DeletableWorkspace,
): readonly WorkspaceDeletionRefusal[] {
  return WORKSPACE_DELETION_REFUSALS.filter((refusal) => HOLDS[refusal](workspace));
}

/** Lists the running devices of a workspace, without duplicates. [WS-19, GW-9, GW-10] */
export function listDevicesToStop({
  vicList,
  lqDevicesList,
}: Pick<DeletableWorkspace, 'vicList' | 'lqDevicesList'>): readonly string[] {
  return [...new Set([...vicList, ...lqDevicesList].filter(isRunning).map(({ vicUuid }) => vicUuid))];
}

/**
 * Decides whether a subject has the right to delete; the default workspace counts like the others: that it stays is one of the
 * blockers. [GC-10, GW-5, GW-10]
 */
export function deletionRight(subject: Subject, workspace: WorkspaceTarget): PermissionDecision {
  const { roleType } = workspace;
  const target = {
    ...workspace,
    isDefault: false,
    roleType: roleType === 'default' ? 'orphanage' : roleType,
  };
  return can(subject, 'delete', target);
}

/** Returns the refusal of a response code; null for other codes. [WS-20, GX-3] */
export function workspaceDeletionRefusalOf(errorCode: unknown): WorkspaceDeletionRefusal | null {
  return (
    WORKSPACE_DELETION_REFUSALS.find((refusal) => WORKSPACE_DELETION_CODES[refusal] === errorCode) ?? null
  );
}

/** Returns the uuids that move to the default workspace; or all blockers. [GW-9] */
export function computeWorkspaceDeletion(
  workspace: DeletableWorkspace,
): Result<readonly string[], readonly WorkspaceDeletionRefusal[]> {
  const blockers = listWorkspaceDeletionBlockers(workspace);
  if (blockers.length > 0) return err(blockers);
  return ok(mergeDeviceLists(workspace).map(({ vicUuid }) => vicUuid));
}
