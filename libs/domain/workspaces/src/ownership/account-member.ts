import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** The statuses of a membership or an invitation. [GV-4] */
export const MEMBER_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
/** One of {@link MEMBER_STATUSES}. */
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** A member of a workspace, or a user who is invited into it. */
export interface WorkspaceMember {
  readonly role: StoredRole;
  readonly status: MemberStatus;
}

/** A member of an account, or a user who is invited: into the account as a whole (no workspace), or into one workspace. */
export interface AccountMember extends WorkspaceMember {
  readonly userId: string;
  readonly workspaceId: number | null;
  readonly isEmailVerified: boolean;
}

/** What can be owned: the account, or one workspace of it. [GO-4] */
export type OwnershipPlace =
  | { readonly scope: 'account' }
  | { readonly scope: 'workspace'; readonly workspaceId: number };

/** The id of the workspace of a place; null for the account as a whole. */
export function workspaceIdOf(place: OwnershipPlace): number | null {
  return place.scope === 'workspace' ? place.workspaceId : null;
}

/** Whether two places are the same one. */
export function isSamePlace(a: OwnershipPlace, b: OwnershipPlace): boolean {
  return workspaceIdOf(a) === workspaceIdOf(b);
}

/** Whether a membership of any status covers a place: through the account, or in the workspace itself. */
export function isCovering({ role, workspaceId }: AccountMember, place: OwnershipPlace): boolean {
  if (isAccountLevel(role)) return workspaceId === null;
  return workspaceId !== null && workspaceId === workspaceIdOf(place);
}

/** Lists the accepted roles of a user that cover a place. [GC-14] */
export function listAcceptedRoles(
  members: readonly AccountMember[],
  userId: string,
  place: OwnershipPlace,
): readonly StoredRole[] {
  return members
    .filter((one) => one.userId === userId && one.status === 'accepted' && isCovering(one, place))
    .map(({ role }) => role);
}

/** Returns the user id of the owner of a place: of its accepted ownership, or null. An open invitation is none. [GW-8] */
export function ownerOf(members: readonly AccountMember[], place: OwnershipPlace): string | null {
  const role = place.scope === 'account' ? 'account-owner' : 'workspace-owner';
  const owner = members.find(
    (one) => one.role === role && one.status === 'accepted' && isCovering(one, place),
  );
  return owner?.userId ?? null;
}
