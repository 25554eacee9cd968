import { ownerOf } from './account-member.ts';
import type { AccountMember, OwnershipPlace } from './account-member.ts';

const ACCOUNT: OwnershipPlace = { scope: 'account' };

/** An account goes to one of its admins only: from anybody else's hands it would have no owner, or two. */
function handAccount(members: readonly AccountMember[], receiverId: string): readonly AccountMember[] {
  const at = members.findIndex(
    ({ userId, role, workspaceId, status }) =>
      userId === receiverId && role === 'account-admin' && workspaceId === null && status === 'accepted',
  );
  if (at === -1) return members;
  return members.map((one, index): AccountMember => {
    if (index === at) return { ...one, role: 'account-owner' };
    return one.role === 'account-owner' ? { ...one, role: 'account-admin' } : one;
  });
}

function handWorkspace(
  members: readonly AccountMember[],
  place: Extract<OwnershipPlace, { scope: 'workspace' }>,
  receiverId: string,
): readonly AccountMember[] {
  const known = members.find(({ userId }) => userId === receiverId);
  if (known === undefined) return members;
  const isHere = ({ workspaceId }: AccountMember): boolean => workspaceId === place.workspaceId;
  const stepped = members.map((one): AccountMember =>
    isHere(one) && one.role === 'workspace-owner' && one.status === 'accepted' && one.userId !== receiverId
      ? { ...one, role: 'workspace-admin' }
      : one,
  );
  if (ownerOf(members, ACCOUNT) === receiverId) return stepped;
  return [
    ...stepped.filter((one) => one.userId !== receiverId || !isHere(one)),
    { ...known, role: 'workspace-owner', workspaceId: place.workspaceId, status: 'accepted' },
  ];
}

/**
 * The members after the ownership of a place has gone to a person. Of a workspace: they are its owner in place of any other
 * role there, account-level roles stay, and the previous owner becomes its admin; if they own the account nothing is
 * written for them, so the workspace becomes orphanage. Of the account: a receiving account admin becomes the owner and
 * the previous owner an account admin; anybody else changes nothing. The account has one owner after as before.
 * [OWN-15, GO-5]
 */
export function computeHandover(
  members: readonly AccountMember[],
  place: OwnershipPlace,
  receiverId: string,
): readonly AccountMember[] {
  return place.scope === 'account'
    ? handAccount(members, receiverId)
    : handWorkspace(members, place, receiverId);
}
