import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { workspaceIdOf } from './account-member.ts';
import type { AccountMember, OwnershipScope } from './account-member.ts';

/** The first that holds. [GO-3] */
export const RECIPIENT_REFUSALS = [
  'oneself',
  'not-a-member',
  'role-not-eligible',
  'not-accepted',
  'email-not-verified',
] as const;
export type RecipientRefusal = (typeof RECIPIENT_REFUSALS)[number];

/**
 * Returns whether a membership may receive a place: a workspace goes to its owner or admins, or to account admins; an account to
 * its admins. [GO-3, GO-4]
 */
function isEligibleRole({ role, workspaceId }: AccountMember, scope: OwnershipScope): boolean {
  if (role === 'account-admin') return workspaceId === null;
  const isManager = role === 'workspace-owner' || role === 'workspace-admin';
  return isManager && workspaceId !== null && workspaceId === workspaceIdOf(scope);
}

/** Allows a different user as the recipient, with a verified e-mail, who has accepted an eligible role. [OWN-4, VAL-29, GO-3, GO-4] */
export function canReceiveOwnership(
  scope: OwnershipScope,
  byUserId: string,
  toUserId: string,
  members: readonly AccountMember[],
): Decision<RecipientRefusal> {
  if (toUserId === byUserId) return refuse('oneself');
  const own = members.filter(({ userId }) => userId === toUserId);
  if (own.length === 0) return refuse('not-a-member');
  const eligible = own.filter((member) => isEligibleRole(member, scope));
  if (eligible.length === 0) return refuse('role-not-eligible');
  const accepted = eligible.filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return refuse('not-accepted');
  return accepted.some(({ isEmailVerified }) => isEmailVerified) ? allow() : refuse('email-not-verified');
}

/** Lists the users who can receive the ownership, in member order, without duplicates. [OWN-4, GO-3, GO-4] */
export function listEligibleRecipients(
  scope: OwnershipScope,
  byUserId: string,
  members: readonly AccountMember[],
): readonly string[] {
  return [...new Set(members.map(({ userId }) => userId))].filter(
    (userId) => canReceiveOwnership(scope, byUserId, userId, members).allowed,
  );
}
