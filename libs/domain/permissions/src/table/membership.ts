import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** One membership of a person: in an account as a whole (no workspace), or in one workspace of it. */
export interface Membership {
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly role: StoredRole;
}

/**
 * The roles of the memberships that cover a workspace: account-level ones of its account, and those held in it. A
 * membership whose role and place do not fit together covers nothing, one of another account never does. [GC-14]
 */
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
