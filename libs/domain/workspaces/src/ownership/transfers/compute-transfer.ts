import { ownerOf } from '../account-member.ts';
import type { AccountMember, OwnershipScope } from '../account-member.ts';

const ACCOUNT: OwnershipScope = { scope: 'account' };

/** Makes an accepted admin the owner and the owner an admin, both or neither, since the account would have no owner, or two. */
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
  scope: Extract<OwnershipScope, { scope: 'workspace' }>,
  receiverId: string,
): readonly AccountMember[] {
  const known = members.find(({ userId }) => userId === receiverId);
  if (known === undefined) return members;
  const isHere = ({ workspaceId }: AccountMember): boolean => workspaceId === scope.workspaceId;
  const stepped = members.map((one): AccountMember =>
    isHere(one) && one.role === 'workspace-owner' && one.status === 'accepted' && one.userId !== receiverId
      ? { ...one, role: 'workspace-admin' }
      : one,
  );
  if (ownerOf(members, ACCOUNT) === receiverId) return stepped;
  return [
    ...stepped.filter((one) => one.userId !== receiverId || !isHere(one)),
    { ...known, role: 'workspace-owner', workspaceId: scope.workspaceId, status: 'accepted' },
  ];
}

/**
 * Returns the members after an ownership transfer. A workspace: the previous owner becomes its admin; handed to the account's owner it
 * becomes orphanage. The account: its owner and an admin change roles, so it always has one owner. [OWN-15, GO-5]
 */
export function computeTransfer(
  members: readonly AccountMember[],
  scope: OwnershipScope,
  receiverId: string,
): readonly AccountMember[] {
  return scope.scope === 'account'
    ? handAccount(members, receiverId)
    : handWorkspace(members, scope, receiverId);
}
