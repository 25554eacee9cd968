import { EMPTY_TREE, permissionTreeFor } from '@partyline/permissions';
import type { Action, Claims } from '@partyline/permissions';
import { accountPlanTypeOf } from '@partyline/roles';
import { listLeaves } from './leaves.ts';

/** How the rights of a leaf differ from what the rules give: actions the claims lack, and actions they have beyond. */
export interface LeafDifference {
  readonly leaf: string;
  readonly more: readonly Action[];
  readonly less: readonly Action[];
}

/** Where claims carry other rights than the rules give their role, plans and customer status now; they may be old. */
export function listDifferences({
  role,
  subscribedPlans,
  customerStatus,
  permissions,
}: Claims): LeafDifference[] {
  const accountPlanType = accountPlanTypeOf(subscribedPlans);
  const given = listLeaves(
    role === null ? EMPTY_TREE : permissionTreeFor({ role, accountPlanType, customerStatus }),
  );
  const carried = listLeaves(permissions);
  return given
    .map(({ leaf, actions }, at) => {
      const had = carried[at]?.actions ?? [];
      return {
        leaf,
        more: actions.filter((action) => !had.includes(action)),
        less: had.filter((action) => !actions.includes(action)),
      };
    })
    .filter(({ more, less }) => more.length + less.length > 0);
}
