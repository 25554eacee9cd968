import type { Association } from '@partyline/contract';
import { hasExpiredSubscription } from '@partyline/subscriptions';
import { parseAccountId, parseWorkspaceId, type Result } from '@partyline/kernel';
import { encodeClaims, mergeTrees, permissionTreeFor } from '@partyline/permissions';
import { accountPlanTypeOf } from '@partyline/roles';
import type { TokenClaims } from '../../../providers/identity/identity-admin.ts';
import type { SessionView } from '../user/session-view.ts';

/** Returns the next token's claims: the chosen association and its rights; none without a choice. [AUTH-18, GC-2, GC-14] */
export function claimsOf({ chosen, account, associations }: SessionView, now: Date): TokenClaims {
  if (chosen === null || account === null) return {};
  const { customerStatus, subscriptions } = account;
  const subscribedPlans = [...new Set(subscriptions.map(({ productKind }) => productKind))];
  const accountPlanType = accountPlanTypeOf(subscribedPlans);
  const trees = associations
    .filter(({ accountId }) => accountId === chosen.accountId)
    .map(({ role }) => permissionTreeFor({ role, accountPlanType, customerStatus }));
  return {
    ...encodeClaims({
      ...workspaceOf(chosen),
      role: chosen.role,
      subscribedPlans,
      hasExpiredSubscription: hasExpiredSubscription(subscriptions, now.getTime()),
      customerStatus,
      permissions: mergeTrees(trees),
    }),
  };
}

function workspaceOf({ accountId, workspaceId }: Association) {
  return {
    accountId: known(parseAccountId(accountId)),
    workspaceId: workspaceId === null ? null : known(parseWorkspaceId(workspaceId)),
  };
}

/** Returns a parsed row number; throws for an invalid one, which the database does not give. */
function known<Id>(parsed: Result<Id, string>): Id {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
