import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import type { WorkspaceMember } from './owner.ts';

/** A member or an invited person of an account: in the account as a whole (no workspace), or in one workspace of it. */
export interface AccountMember extends WorkspaceMember {
  readonly userId: string;
  readonly workspaceId: number | null;
  readonly isEmailVerified: boolean;
}

/** What an ownership is of: the account, or one workspace of it. [GO-4] */
export type OwnershipPlace =
  | { readonly scope: 'account' }
  | { readonly scope: 'workspace'; readonly workspaceId: number };

/** The number of the workspace that a place is; null for the account as a whole. */
export function workspaceIdOf(place: OwnershipPlace): number | null {
  return place.scope === 'workspace' ? place.workspaceId : null;
}

/** Whether two places are the same one. */
export function isSamePlace(a: OwnershipPlace, b: OwnershipPlace): boolean {
  return workspaceIdOf(a) === workspaceIdOf(b);
}

/** Whether a membership, whatever its status, reaches a place: by the account, or by being held in the workspace itself. */
export function isCovering({ role, workspaceId }: AccountMember, place: OwnershipPlace): boolean {
  if (isAccountLevel(role)) return workspaceId === null;
  return workspaceId !== null && workspaceId === workspaceIdOf(place);
}

/** The roles that a person has accepted and that reach a place. [GC-14] */
export function listAcceptedRoles(
  members: readonly AccountMember[],
  userId: string,
  place: OwnershipPlace,
): readonly StoredRole[] {
  return members
    .filter((one) => one.userId === userId && one.status === 'accepted' && isCovering(one, place))
    .map(({ role }) => role);
}

/** Who owns a place: the person with the accepted ownership of exactly that, or null. [GW-8] */
export function ownerOf(members: readonly AccountMember[], place: OwnershipPlace): string | null {
  const role = place.scope === 'account' ? 'account-owner' : 'workspace-owner';
  const owner = members.find(
    (one) => one.role === role && one.status === 'accepted' && isCovering(one, place),
  );
  return owner?.userId ?? null;
}
