import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { ACTIONS } from '../table/action.ts';
import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from '../table/permission-tree.ts';
import type { SubjectFacts } from './subject.ts';
import type { Target } from './target.ts';

const BOTH = [false, true];

/** Every object in every state that permissions depend on. */
export const TARGETS: readonly Target[] = [
  ...ACCOUNT_BRANCHES.map((branch): Target => ({ kind: 'account', branch })),
  ...WORKSPACE_KINDS.flatMap((roleType) =>
    BOTH.flatMap((isDefault) =>
      BOTH.map((isDirty): Target => ({ kind: 'workspace', roleType, isDefault, isDirty })),
    ),
  ),
  ...BOTH.flatMap((isRunning) =>
    BOTH.map((isSubscriptionExpired): Target => ({ kind: 'instance', isRunning, isSubscriptionExpired })),
  ),
];

/** Every single role in every kind of account. */
export const SINGLE_ROLES: readonly SubjectFacts[] = STORED_ROLES.flatMap((role) =>
  ACCOUNT_PLAN_TYPES.flatMap((planType) =>
    CUSTOMER_STATUSES.map((customerStatus) => ({ roles: [role], planType, customerStatus })),
  ),
);

/** A stopped instance with an active subscription. */
export const AT_REST = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;

/** Returns a workspace without blocking states. */
export function quietWorkspace(roleType: (typeof WORKSPACE_KINDS)[number]) {
  return { kind: 'workspace', roleType, isDefault: roleType === 'default', isDirty: false } as const;
}

export const anyRoles = fc.array(fc.constantFrom(...STORED_ROLES), { maxLength: 8 });
export const anyAction = fc.constantFrom(...ACTIONS);
export const anyTarget = fc.constantFrom(...TARGETS);
export const anyCircumstances = fc.record({
  planType: fc.constantFrom(...ACCOUNT_PLAN_TYPES),
  customerStatus: fc.constantFrom(...CUSTOMER_STATUSES),
});
