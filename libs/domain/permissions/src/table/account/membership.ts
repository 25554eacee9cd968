import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** In the whole account (no workspace), or in one workspace. */
export interface Membership {
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly role: StoredRole;
}

/** Lists the account-level roles and those held in the workspace itself; a role in an unfitting place covers nothing. [GC-14] */
export function listRolesCovering(
  memberships: readonly Membership[],
  workspace: { readonly accountId: number; readonly workspaceId: number },
): readonly StoredRole[] {
  return memberships
    .filter(({ accountId, workspaceId, role }) => {
      if (accountId !== workspace.accountId) return false;
      return isAccountLevel(role) ? workspaceId === null : workspaceId === workspace.workspaceId;
    })
    .map(({ role }) => role);
}
