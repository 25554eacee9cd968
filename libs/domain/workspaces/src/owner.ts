import type { StoredRole } from '@partyline/roles';
import type { WorkspaceOwnership } from './role-type.ts';

/** How far a person has come into a workspace. [GV-4] */
export const MEMBER_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
/** One of {@link MEMBER_STATUSES}. */
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** A member or an invited person of a workspace. */
export interface WorkspaceMember {
  readonly role: StoredRole;
  readonly status: MemberStatus;
}

/** Whether a workspace has an owner: somebody with that role who has accepted. An open invitation is none. [GW-8] */
export function hasWorkspaceOwner(members: readonly WorkspaceMember[]): boolean {
  return members.some(({ role, status }) => role === 'workspace-owner' && status === 'accepted');
}

/** What happens to a workspace's ownership. */
export const OWNER_EVENTS = ['owner-assigned', 'owner-removed'] as const;
/** One of {@link OWNER_EVENTS}. */
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/**
 * The workspace after its owner was assigned or removed; all else stays. Assigning makes it shared and removing makes
 * it orphanage, unless it is the default one, which stays default. [WS-12, WS-13]
 */
export function nextOwnership<Workspace extends WorkspaceOwnership>(
  workspace: Workspace,
  event: OwnerEvent,
): Workspace {
  return { ...workspace, haveWorkspaceOwner: event === 'owner-assigned' };
}
