import { listInviteCapable } from '@partyline/permissions';
import type { AccountCircumstances, SeenWorkspace, Subject } from '@partyline/permissions';
import { isAccountLevel, listAssignableRoles } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import type { RowsByPerson } from './invitation-row.ts';
import { ownerLimitOf } from './owner-limit.ts';
import type { OwnableWorkspace, OwnerLimit } from './owner-limit.ts';

/** A role that can be chosen, or that is shown disabled with the reason. */
export interface RoleOption {
  readonly role: StoredRole;
  readonly disabledBy: OwnerLimit | null;
}

/**
 * The roles to choose from, highest first: those below the inviter's own, account admin only if the invited person is not
 * one already; owner disabled with the reason where the workspace takes none. [INV-22, INV-23, GV-9, GV-10, GV-11]
 */
export function listRoleOptions(
  { highestRole }: Subject,
  inviteeEmail: string,
  rows: RowsByPerson,
  workspace: OwnableWorkspace | null,
): RoleOption[] {
  if (highestRole === null) return [];
  const held = rows.of(inviteeEmail).map(({ role }) => role);
  return listAssignableRoles(highestRole, held).map((role) => ({
    role,
    disabledBy: role === 'workspace-owner' && workspace !== null ? ownerLimitOf(workspace) : null,
  }));
}

/** A workspace as it is offered to whoever invites. */
export interface OfferedWorkspace extends SeenWorkspace, OwnableWorkspace {}

/**
 * The workspaces to choose from for a role: those where the inviter has roles and the invite right; for an owner only those
 * that take one, so no dirty one; for a role of the account the default one alone, which is preset and locked.
 * [INV-24, INV-25, GC-9, GV-12, GW-6]
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

/** Whether the workspace is preset to the default one and cannot be chosen: for a role of the account. [GV-12] */
export function isWorkspaceLocked(role: StoredRole): boolean {
  return isAccountLevel(role);
}
