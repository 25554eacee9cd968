import type { WorkspaceKind } from '@partyline/permissions';
import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** What a workspace is in its own account. `invited` is no property of a workspace but a way of seeing one. [GW-7] */
export type OwnRoleType = Exclude<WorkspaceKind, 'invited'>;

/** What decides a workspace's roleType. Only an owner who has accepted counts as one. [GW-8] */
export interface WorkspaceOwnership {
  readonly isDefault: boolean;
  readonly haveWorkspaceOwner: boolean;
}

/** The ownership of a workspace, by the user id of its accepted owner; null for a workspace without one. [GW-8] */
export function ownershipOf(isDefault: boolean, ownerUid: string | null): WorkspaceOwnership {
  return { isDefault, haveWorkspaceOwner: ownerUid !== null };
}

/** A workspace's roleType: default if it is the default one, owner or not; else shared with an owner; else orphanage. [WS-8, WS-9, WS-10] */
export function roleTypeOf({ isDefault, haveWorkspaceOwner }: WorkspaceOwnership): OwnRoleType {
  if (isDefault) return 'default';
  return haveWorkspaceOwner ? 'shared' : 'orphanage';
}

/**
 * The roleType a caller is shown, and gated by: the workspace's own for whoever has an account-level role that covers
 * it, `invited` for everybody else. `roles` are the caller's roles that cover the workspace. [WS-11, GW-7, ROLE-18, ROLE-19]
 */
export function roleTypeSeenBy(roles: readonly StoredRole[], workspace: WorkspaceOwnership): WorkspaceKind {
  return roles.some(isAccountLevel) ? roleTypeOf(workspace) : 'invited';
}
