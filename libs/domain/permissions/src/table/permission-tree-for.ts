import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import { ACTIONS } from './action.ts';
import { EMPTY_TREE, combineTrees } from './permission-tree.ts';
import type { PermissionTree } from './permission-tree.ts';
import { planDenialOf } from './account/plan-denials.ts';
import { RIGHTS } from './rights-table.ts';

/** One membership, in an account of this plan type and customer status. */
export interface TreeQuestion {
  readonly role: StoredRole;
  readonly accountPlanType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

const RIGHTS_OF: ReadonlyMap<string, PermissionTree> = new Map(Object.entries(RIGHTS));

/**
 * Returns a role's row minus the denials of the account; a trial's owner may still buy. Empty for an unknown role. [ROLE-13 …
 * ROLE-20, GC-3, GC-5, GC-12, GC-15, GP-6]
 */
export function permissionTreeFor({ role, accountPlanType, customerStatus }: TreeQuestion): PermissionTree {
  const circumstances = { planType: accountPlanType, customerStatus };
  return combineTrees([RIGHTS_OF.get(role) ?? EMPTY_TREE], (leaves, place) => {
    const given = leaves.flat();
    return ACTIONS.filter(
      (action) => given.includes(action) && planDenialOf(action, place, circumstances) === null,
    );
  });
}
