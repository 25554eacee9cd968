import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { ACTIONS } from '../table/action.ts';
import type { WritableClaims } from './claims.ts';
import type { PermissionTree } from '../table/permission-tree.ts';

function sure<T>(parsed: Result<T, string>): T {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

export const accountId = (value: number) => sure(parseAccountId(value));
export const workspaceId = (value: number) => sure(parseWorkspaceId(value));

const anyId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const leaf = fc.subarray([...ACTIONS]);

export const anyTree: fc.Arbitrary<PermissionTree> = fc.record({
  account: fc.record({ workspace: leaf, subscription: leaf, accountName: leaf }),
  workspace: fc.record({ default: leaf, shared: leaf, orphanage: leaf, invited: leaf }),
  instance: leaf,
});

/** Product kinds, and plan names in case they are added. */
export const PLAN_NAMES = ['intercom', 'skyport', 'trial', 'Essential', 'Pro', 'Premium', 'Trial'];

export const anyClaims: fc.Arbitrary<WritableClaims> = fc.record({
  role: fc.constantFrom(...STORED_ROLES),
  accountId: anyId.map(accountId),
  workspaceId: fc.option(anyId.map(workspaceId), { nil: null }),
  subscribedPlans: fc.shuffledSubarray(PLAN_NAMES),
  hasExpiredSubscription: fc.boolean(),
  customerStatus: fc.constantFrom(...CUSTOMER_STATUSES),
  permissions: anyTree,
});
