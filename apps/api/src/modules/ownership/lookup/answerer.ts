import { requestReceiverOf, type AccountMember } from '@partyline/workspaces';
import type { ListedTransfer } from './transfer.repository.ts';

export type AnsweredRow = Pick<
  ListedTransfer,
  'kind' | 'toUid' | 'workspaceId' | 'isDefault' | 'workspaceOwnerUid' | 'accountOwnerUid'
>;

/** Returns the current answerer: a transfer's recipient, or a request's owner by the rule. [GO-8] */
export function answererOf({
  kind,
  toUid,
  workspaceId,
  isDefault,
  workspaceOwnerUid,
  accountOwnerUid,
}: AnsweredRow): string | null {
  if (kind === 'transfer') return toUid;
  if (workspaceId === null) return null;
  const owners = [
    ownerAs('workspace-owner', workspaceOwnerUid, workspaceId),
    ownerAs('account-owner', accountOwnerUid, null),
  ].filter((owner) => owner !== null);
  return requestReceiverOf({ id: workspaceId, isDefault }, owners);
}

function ownerAs(
  role: 'workspace-owner' | 'account-owner',
  userId: string | null,
  workspaceId: number | null,
): AccountMember | null {
  return userId === null ? null : { userId, role, workspaceId, status: 'accepted', isEmailVerified: true };
}
