import { listLqUuids, listMoveBlockers, mergeDeviceLists, selectMoveUnits } from '@partyline/device-state';
import type { MovableDevice, MoveBlocker, SelectionIssue } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { can, subjectFor } from '@partyline/permissions';
import type { AccountCircumstances, Action, RefusalReason, SeenWorkspace } from '@partyline/permissions';

/** With the caller's roles that cover it. */
export interface PlacedWorkspace extends SeenWorkspace {
  readonly id: number;
}

/** With its rows. */
export interface SourceWorkspace extends PlacedWorkspace {
  /** User id of its accepted owner; null for none. [GW-15] */
  readonly ownerUid: string | null;
  readonly vicList: readonly MovableDevice[];
  readonly lqDevicesList: readonly MovableDevice[];
}

export interface MoveQuestion {
  readonly callerUid: string;
  readonly circumstances: AccountCircumstances;
  readonly source: SourceWorkspace;
  readonly target: PlacedWorkspace;
  readonly vicUuids: readonly string[];
}

/** The selection, or some of its rows. */
export type WorkspaceMoveBlocker =
  | { readonly reason: 'source-right' | 'target-right'; readonly because: RefusalReason }
  | { readonly reason: 'same-workspace' | SelectionIssue }
  | MoveBlocker;

export type WorkspaceMoveRefusal = WorkspaceMoveBlocker['reason'];

function missingRight(
  workspace: SeenWorkspace,
  action: Action,
  circumstances: AccountCircumstances,
): RefusalReason | null {
  const { roles, roleType, isDefault, isDirty, onAnswer } = workspace;
  const subject = subjectFor({ roles, ...circumstances, onAnswer });
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
 * Returns the uuids to move, whole link groups with their leader first; or all blockers, in the order of {@link
 * WorkspaceMoveBlocker}. [DEV-31, DEV-32, LQ-6, LQ-7, ROLE-35, GW-14, GW-15]
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
 * Lists other workspaces where the caller may add instances; empty if they may not move devices out, so that no dialog is offered.
 * [ROLE-35, GW-14]
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
