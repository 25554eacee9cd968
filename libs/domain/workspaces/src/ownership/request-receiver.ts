import { ownerOf } from './account-member.ts';
import type { AccountMember } from './account-member.ts';

/**
 * Who receives a request for the ownership of a workspace, and answers it: the owner of a shared one, the account's owner
 * for an orphanage; null for the default one, which is nobody's to give. [GO-8, GW-5]
 */
export function requestReceiverOf(
  workspace: { readonly id: number; readonly isDefault: boolean },
  members: readonly AccountMember[],
): string | null {
  if (workspace.isDefault) return null;
  const owner = ownerOf(members, { scope: 'workspace', workspaceId: workspace.id });
  return owner ?? ownerOf(members, { scope: 'account' });
}
