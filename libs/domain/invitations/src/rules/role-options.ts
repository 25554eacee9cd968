import { listInviteCapable } from '@partyline/permissions';
import type { AccountCircumstances, SeenWorkspace, Subject } from '@partyline/permissions';
import { isAccountLevel, listAssignableRoles } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import { decideAccessChange, type AccessChangeQuestion } from './decide-access-change.ts';
import { ownerLimitOf } from './owner-limit.ts';
import type { OwnableWorkspace, OwnerLimit } from './owner-limit.ts';
import type { RowActionRefusal } from './refusal.ts';

/** Selectable, or disabled with the reason. */
export interface RoleOption<Reason = OwnerLimit> {
  readonly role: StoredRole;
  readonly disabledBy: Reason | null;
}

/**
 * Lists the roles to choose from, highest first; account admin unless the invited user is one already. [INV-22, INV-23, GV-9,
 * GV-10, GV-11]
 */
export function listRoleOptions(
  { highestRole }: Subject,
  inviteeEmail: string,
  rows: HeldAccessByEmail,
  workspace: OwnableWorkspace | null,
): RoleOption[] {
  if (highestRole === null) return [];
  const held = rows.of(inviteeEmail).map(({ role }) => role);
  return listAssignableRoles(highestRole, held).map((role) => ({
    role,
    disabledBy: role === 'workspace-owner' && workspace !== null ? ownerLimitOf(workspace) : null,
  }));
}

/**
 * Lists the roles for a member, theirs included: account-level roles do not change, and no role becomes one. A role that the member
 * may not get now, or that would lower theirs without the right to revoke, is disabled with the reason. [HZ-4, GV-9, GV-11, GV-12]
 */
export function listRoleChanges(
  question: AccessChangeQuestion,
  nowMs: number,
): RoleOption<RowActionRefusal>[] {
  const { row, inviter } = question;
  if (isAccountLevel(row.role)) return [];
  const options = listRoleOptions(inviter.subject, row.email, new HeldAccessByEmail(), null);
  return options
    .filter(({ role }) => !isAccountLevel(role))
    .map(({ role }) => {
      const decision = decideAccessChange({ ...question, change: { role } }, nowMs);
      return { role, disabledBy: decision.allowed || role === row.role ? null : decision.reason };
    });
}

export interface OfferedWorkspace extends SeenWorkspace, OwnableWorkspace {}

/**
 * Lists the workspaces for a role; for an account-level one the default workspace, preset and locked. [INV-24, INV-25, GC-9,
 * GV-12, GW-6]
 */
export function listWorkspaceOptions<Workspace extends OfferedWorkspace>(
  role: StoredRole,
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): readonly Workspace[] {
  const capable = listInviteCapable(workspaces, circumstances);
  if (isAccountLevel(role)) return capable.filter(({ isDefault }) => isDefault);
  return role === 'workspace-owner'
    ? capable.filter((workspace) => ownerLimitOf(workspace) === null)
    : capable;
}

/** Returns whether a role always goes to the default workspace. [GV-12] */
export function isWorkspaceLocked(role: StoredRole): boolean {
  return isAccountLevel(role);
}
