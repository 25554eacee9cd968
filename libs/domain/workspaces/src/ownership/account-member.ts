import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** Of a membership or invitation. [GV-4] */
export const MEMBER_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** Or an invited user. */
export interface WorkspaceMember {
  readonly role: StoredRole;
  readonly status: MemberStatus;
}

/** `workspaceId` null: of the account. */
export interface AccountMember extends WorkspaceMember {
  readonly userId: string;
  readonly workspaceId: number | null;
  readonly isEmailVerified: boolean;
}

/** [GO-4] */
export type OwnershipScope =
  | { readonly scope: 'account' }
  | { readonly scope: 'workspace'; readonly workspaceId: number };

/** Returns the workspace of a place; null for the account. */
export function workspaceIdOf(scope: OwnershipScope): number | null {
  return scope.scope === 'workspace' ? scope.workspaceId : null;
}

export function isSameScope(a: OwnershipScope, b: OwnershipScope): boolean {
  return workspaceIdOf(a) === workspaceIdOf(b);
}

/** Returns whether a membership of any status covers a place, through the account or the workspace. */
export function isCovering({ role, workspaceId }: AccountMember, scope: OwnershipScope): boolean {
  if (isAccountLevel(role)) return workspaceId === null;
  return workspaceId !== null && workspaceId === workspaceIdOf(scope);
}

/** Lists a user's accepted roles that cover a place. [GC-14] */
export function listAcceptedRoles(
  members: readonly AccountMember[],
  userId: string,
  scope: OwnershipScope,
): readonly StoredRole[] {
  return members
    .filter((one) => one.userId === userId && one.status === 'accepted' && isCovering(one, scope))
    .map(({ role }) => role);
}

/** Returns the accepted owner of a place; null for none. [GW-8] */
export function ownerOf(members: readonly AccountMember[], scope: OwnershipScope): string | null {
  const role = scope.scope === 'account' ? 'account-owner' : 'workspace-owner';
  const owner = members.find(
    (one) => one.role === role && one.status === 'accepted' && isCovering(one, scope),
  );
  return owner?.userId ?? null;
}
