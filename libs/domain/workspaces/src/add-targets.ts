import { can, subjectFor } from '@partyline/permissions';
import type { AccountCircumstances, PermissionDecision } from '@partyline/permissions';
import type { PlacedWorkspace } from './move.ts';

export interface AddTargets<Workspace> {
  readonly allowed: readonly Workspace[];
  /** The first refusal, if none is allowed. */
  readonly refusal: Extract<PermissionDecision, { allowed: false }> | null;
}

/** Lists the workspaces to which a caller may add devices. [GD-45, ROLE-35] */
export function listAddTargets<Workspace extends PlacedWorkspace>(
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): AddTargets<Workspace> {
  const allowed: Workspace[] = [];
  let refusal: AddTargets<Workspace>['refusal'] = null;
  for (const workspace of workspaces) {
    const { roles, roleType, isDefault, isDirty } = workspace;
    const subject = subjectFor({ ...circumstances, roles });
    const right = can(subject, 'add-instances', { kind: 'workspace', roleType, isDefault, isDirty });
    if (right.allowed) allowed.push(workspace);
    else refusal ??= right;
  }
  return { allowed, refusal: allowed.length > 0 ? null : refusal };
}

/** Returns the requested, only, current or default workspace, in this order; or none. [GD-45] */
export function preselectTarget<Workspace extends PlacedWorkspace>(
  allowed: readonly Workspace[],
  requested: number | undefined,
  current: number | null,
): Workspace | undefined {
  return (
    allowed.find(({ id }) => id === requested) ??
    (allowed.length === 1 ? allowed[0] : undefined) ??
    allowed.find(({ id }) => id === current) ??
    allowed.find(({ isDefault }) => isDefault)
  );
}
