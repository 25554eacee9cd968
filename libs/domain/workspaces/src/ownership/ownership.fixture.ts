import type { StoredRole } from '@partyline/roles';
import type { AccountMember, OwnershipScope } from './account-member.ts';
import type { OwnershipState } from './transfers/ownership-state.ts';

export const ACCOUNT: OwnershipScope = { scope: 'account' };
export const workspace = (workspaceId: number): OwnershipScope => ({ scope: 'workspace', workspaceId });

/** Returns a member, by default accepted and with a verified e-mail. */
export function member(
  userId: string,
  role: StoredRole,
  workspaceId: number | null = null,
  changes: Partial<AccountMember> = {},
): AccountMember {
  return { userId, role, workspaceId, status: 'accepted', isEmailVerified: true, ...changes };
}

/**
 * Owner Olga, admin Ada; the default workspace 1; 2, shared, owned by Wim, admin Wanda; 3, an orphanage with admin Wanda
 * and client user Eve.
 */
export const OWNERSHIP: OwnershipState = {
  circumstances: { planType: 'paid', customerStatus: 'B2C' },
  workspaces: [
    { id: 1, isDefault: true, isMoveRunning: false },
    { id: 2, isDefault: false, isMoveRunning: false },
    { id: 3, isDefault: false, isMoveRunning: false },
  ],
  members: [
    member('olga', 'account-owner'),
    member('ada', 'account-admin'),
    member('wim', 'workspace-owner', 2),
    member('wanda', 'workspace-admin', 2),
    member('wanda', 'workspace-admin', 3),
    member('eve', 'endpoint-user', 3),
  ],
  transfers: [],
};

export const transfer = (scope: OwnershipScope, byUserId: string, toUserId: string, docId = 'd1') =>
  ({ type: 'submit-transfer', docId, scope, byUserId, toUserId, isLoginRecent: true }) as const;
export const request = (workspaceId: number, byUserId: string, docId = 'd1') =>
  ({ type: 'submit-request', docId, workspaceId, byUserId }) as const;
export const answer = (
  type: 'open' | 'apply' | 'reject' | 'cancel' | 'resend',
  byUserId: string,
  docId = 'd1',
) => ({ type, docId, byUserId }) as const;
