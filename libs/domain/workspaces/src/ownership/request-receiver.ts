import { ownerOf } from './account-member.ts';
import type { AccountMember } from './account-member.ts';

/**
 * Returns who receives and answers a request: the owner of a shared workspace, the account's owner for an orphanage; null
 * for the default one, which cannot change hands. [GO-8, GW-5]
 */
export function requestReceiverOf(
  workspace: { readonly id: number; readonly isDefault: boolean },
  members: readonly AccountMember[],
): string | null {
  if (workspace.isDefault) return null;
  const owner = ownerOf(members, { scope: 'workspace', workspaceId: workspace.id });
  return owner ?? ownerOf(members, { scope: 'account' });
}
