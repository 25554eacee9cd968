import { isRunning, mergeDeviceLists } from '@partyline/device-state';
import type { DeviceConditions } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import type { PermissionDecision, Subject, WorkspaceTarget } from '@partyline/permissions';

/** Why a workspace cannot be deleted, in the order in which it is said. [GW-10] */
export const WORKSPACE_DELETION_REFUSALS = ['has-owner', 'devices-running', 'default-workspace'] as const;
/** One of {@link WORKSPACE_DELETION_REFUSALS}. */
export type WorkspaceDeletionRefusal = (typeof WORKSPACE_DELETION_REFUSALS)[number];

/** The response code that each refusal travels under; 1001 says "shared workspace". [WS-20, GW-10, GX-3] */
export const WORKSPACE_DELETION_CODES = {
  'has-owner': 1001,
  'devices-running': 2011,
  'default-workspace': 2012,
} as const satisfies Record<WorkspaceDeletionRefusal, number>;

/** What is read of a device of a workspace that is to be deleted. */
export type DeletableDevice = Pick<DeviceConditions, 'deviceType' | 'openCommand' | 'state' | 'status'> & {
  readonly vicUuid: string;
};

/** A workspace with its rows, as far as its deletion depends on it. */
export interface DeletableWorkspace {
  readonly isDefault: boolean;
  readonly haveWorkspaceOwner: boolean;
  readonly vicList: readonly DeletableDevice[];
  readonly lqDevicesList: readonly DeletableDevice[];
}

const HOLDS: Readonly<Record<WorkspaceDeletionRefusal, (workspace: DeletableWorkspace) => boolean>> = {
  'has-owner': ({ haveWorkspaceOwner }) => haveWorkspaceOwner,
  // Each list by itself: a row in both may have been reported differently, and one that runs is enough.
  'devices-running': ({ vicList, lqDevicesList }) => vicList.some(isRunning) || lqDevicesList.some(isRunning),
  'default-workspace': ({ isDefault }) => isDefault,
};

/**
 * Everything that stands in the way of deleting a workspace, all at once and in this order: an accepted owner, a device
 * in either list that is not stopped, being the default workspace. Empty: nothing. Whether the caller has the right is a
 * matter of permissions. [WS-18, WS-19, GW-5, GW-9, GW-10]
 */
export function listWorkspaceDeletionBlockers(
  workspace: DeletableWorkspace,
): readonly WorkspaceDeletionRefusal[] {
  return WORKSPACE_DELETION_REFUSALS.filter((refusal) => HOLDS[refusal](workspace));
}

/** The devices that have to be stopped first: the uuid of every row that runs, each once. [WS-19, GW-9, GW-10] */
export function listDevicesToStop({
  vicList,
  lqDevicesList,
}: Pick<DeletableWorkspace, 'vicList' | 'lqDevicesList'>): readonly string[] {
  return [...new Set([...vicList, ...lqDevicesList].filter(isRunning).map(({ vicUuid }) => vicUuid))];
}

/**
 * May this caller delete this workspace, as far as rights go? Whoever may delete the others of the account has the right to the
 * default one too: that it stays is said with everything else in its way. [GC-10, GW-5, GW-10]
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

/** The refusal that a response code stands for, or null: 1001 is the shared workspace. [WS-20, GX-3] */
export function workspaceDeletionRefusalOf(errorCode: unknown): WorkspaceDeletionRefusal | null {
  return (
    WORKSPACE_DELETION_REFUSALS.find((refusal) => WORKSPACE_DELETION_CODES[refusal] === errorCode) ?? null
  );
}

/**
 * The devices that a deletion leaves behind, which move to the default workspace: the uuid of every row, each once; or
 * everything that stands in the way. [GW-9]
 */
export function computeWorkspaceDeletion(
  workspace: DeletableWorkspace,
): Result<readonly string[], readonly WorkspaceDeletionRefusal[]> {
  const blockers = listWorkspaceDeletionBlockers(workspace);
  if (blockers.length > 0) return err(blockers);
  return ok(mergeDeviceLists(workspace).map(({ vicUuid }) => vicUuid));
}
