import { can } from '../can.ts';
import { subjectFor } from '../subject.ts';
import type { AccountCircumstances } from '../../table/account/plan-denials.ts';
import type { WorkspaceTarget } from '../target.ts';

/** With the caller's roles that cover it. */
export interface SeenWorkspace extends Omit<WorkspaceTarget, 'kind'> {
  readonly roles: readonly string[];
}

/** With roles and the invite right. Dirty ones stay: only owners cannot be invited there. [ROLE-21, GC-9, INV-25] */
export function listInviteCapable<Workspace extends SeenWorkspace>(
  workspaces: readonly Workspace[],
  { planType, customerStatus }: AccountCircumstances,
): readonly Workspace[] {
  return workspaces.filter(({ roles, roleType, isDefault, isDirty }) => {
    const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
    return can(subjectFor({ roles, planType, customerStatus }), 'invite', target).allowed;
  });
}
