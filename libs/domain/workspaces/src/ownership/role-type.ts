import type { WorkspaceKind } from '@partyline/permissions';
import { isAccountLevel, STORED_ROLES, type StoredRole } from '@partyline/roles';

/** In its own account; `invited` is only how others see it. [GW-7] */
export type OwnRoleType = Exclude<WorkspaceKind, 'invited'>;

/** Only an accepted owner counts. [GW-8] */
export interface WorkspaceOwnership {
  readonly isDefault: boolean;
  readonly haveWorkspaceOwner: boolean;
}

/** Returns the ownership of a workspace; `ownerUid`: its accepted owner, or null. [GW-8] */
export function ownershipOf(isDefault: boolean, ownerUid: string | null): WorkspaceOwnership {
  return { isDefault, haveWorkspaceOwner: ownerUid !== null };
}

/** Returns default, else shared with an owner, else orphanage. [WS-8, WS-9, WS-10] */
export function roleTypeOf({ isDefault, haveWorkspaceOwner }: WorkspaceOwnership): OwnRoleType {
  if (isDefault) return 'default';
  return haveWorkspaceOwner ? 'shared' : 'orphanage';
}

/** Returns whether the caller is the one accepted owner: only that user has the role. [GW-8] */
export function isOwnedByCaller({ roles }: { readonly roles: readonly StoredRole[] }): boolean {
  return roles.includes('workspace-owner');
}

/**
 * Returns the workspace's own kind for an account-level role, else `invited`. `roles`: the caller's roles that cover it. [WS-11,
 * GW-7, ROLE-18, ROLE-19]
 */
export function roleTypeSeenBy(roles: readonly StoredRole[], workspace: WorkspaceOwnership): WorkspaceKind {
  return roles.some(isAccountLevel) ? roleTypeOf(workspace) : 'invited';
}

/** Lists the roles in a kind of workspace; without an owner, no owner role. [WS-9, WS-10] */
export function listRolesIn(roleType: OwnRoleType): readonly StoredRole[] {
  return STORED_ROLES.filter((role) => role !== 'workspace-owner' || roleType !== 'orphanage');
}
