import { listLqUuids, listMoveBlockers, mergeDeviceLists, selectMoveUnits } from '@partyline/device-state';
import type { MovableDevice, MoveBlocker, SelectionIssue } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { can, subjectFor } from '@partyline/permissions';
import type { AccountCircumstances, Action, RefusalReason, SeenWorkspace } from '@partyline/permissions';

/** A workspace as its caller sees it, with the caller's roles that cover it. */
export interface PlacedWorkspace extends SeenWorkspace {
  readonly id: number;
}

/** The workspace that devices are taken from, with its rows. */
export interface SourceWorkspace extends PlacedWorkspace {
  /** The user id of its accepted owner; null for one without. [GW-15] */
  readonly ownerUid: string | null;
  readonly vicList: readonly MovableDevice[];
  readonly lqDevicesList: readonly MovableDevice[];
}

/** A move: who wants what moved from where to where. */
export interface MoveQuestion {
  readonly callerUid: string;
  readonly circumstances: AccountCircumstances;
  readonly source: SourceWorkspace;
  readonly target: PlacedWorkspace;
  readonly vicUuids: readonly string[];
}

/** One thing in the way of a move: a right and why it is missing, the same workspace, the selection, or some of its rows. */
export type WorkspaceMoveBlocker =
  | { readonly reason: 'source-right' | 'target-right'; readonly because: RefusalReason }
  | { readonly reason: 'same-workspace' | SelectionIssue }
  | MoveBlocker;

/** Why a move can be refused. */
export type WorkspaceMoveRefusal = WorkspaceMoveBlocker['reason'];

function missingRight(
  workspace: SeenWorkspace,
  action: Action,
  circumstances: AccountCircumstances,
): RefusalReason | null {
  const { roles, roleType, isDefault, isDirty } = workspace;
  const subject = subjectFor({ roles, ...circumstances });
  const decision = can(subject, action, { kind: 'workspace', roleType, isDefault, isDirty });
  return decision.allowed ? null : decision.reason;
}

function listPlaceBlockers({ source, target, circumstances }: MoveQuestion): WorkspaceMoveBlocker[] {
  const atSource = missingRight(source, 'move-instances', circumstances);
  const atTarget = missingRight(target, 'add-instances', circumstances);
  return [
    ...(atSource === null ? [] : [{ reason: 'source-right', because: atSource } as const]),
    ...(atTarget === null ? [] : [{ reason: 'target-right', because: atTarget } as const]),
    ...(source.id === target.id ? [{ reason: 'same-workspace' } as const] : []),
  ];
}

/**
 * The uuids that a move takes along, whole link groups with their leader first, or everything in its way, all at once and in
 * this order: the right to move out of the source, the right to add to the target, the same workspace, an empty or
 * unknown selection, rows that run, rows that the server keeps, link groups with an LQ of the workspace's owner.
 * [DEV-31, DEV-32, LQ-6, LQ-7, ROLE-35, GW-14, GW-15]
 */
export function computeMove(
  question: MoveQuestion,
): Result<readonly string[], readonly WorkspaceMoveBlocker[]> {
  const { callerUid, source, vicUuids } = question;
  const units = selectMoveUnits(mergeDeviceLists(source), vicUuids);
  const lqUuids = listLqUuids(source.lqDevicesList);
  const given = { callerUid, workspaceOwnerUid: source.ownerUid, lqUuids };
  const blockers = [
    ...listPlaceBlockers(question),
    ...(units.ok ? listMoveBlockers(units.value, given) : [{ reason: units.error }]),
  ];
  if (blockers.length > 0 || !units.ok) return err(blockers);
  return ok(units.value.flatMap(({ rows }) => rows.map(({ vicUuid }) => vicUuid)));
}

/**
 * The workspaces that devices may be moved to: all but the one they are in where the caller may add instances. None where the
 * caller may not move them out, so that the dialog is not offered. [ROLE-35, GW-14]
 */
export function listMoveTargets<Workspace extends PlacedWorkspace>(
  source: PlacedWorkspace,
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): readonly Workspace[] {
  if (missingRight(source, 'move-instances', circumstances) !== null) return [];
  return workspaces.filter(
    (one) => one.id !== source.id && missingRight(one, 'add-instances', circumstances) === null,
  );
}
