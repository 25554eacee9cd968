import { EMPTY_TREE, permissionTreeFor } from '@partyline/permissions';
import type { Action, Claims } from '@partyline/permissions';
import { accountPlanTypeOf } from '@partyline/roles';
import { listLeaves } from './leaves.ts';

/** `more`: what the claims lack; `less`: what they have beyond the rules. */
export interface LeafDifference {
  readonly leaf: string;
  readonly more: readonly Action[];
  readonly less: readonly Action[];
}

/** Lists where claims, which may be old, differ from the current rules. */
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
