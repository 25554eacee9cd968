import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES, listAssignableRoles } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';
import { can } from './can.ts';
import { encodeClaims } from '../claims/claims.ts';
import { accountId, workspaceId } from '../claims/claims.fixture.ts';
import { decodeClaims } from '../claims/decode-claims.ts';
import { permissionTreeFor } from '../table/permission-tree-for.ts';
import { anyAction, anyCircumstances, anyTarget, TARGETS } from './question.fixture.ts';
import { isHiddenRefusal } from './refusal.ts';
import { subjectFor } from './subject.ts';
import type { Target } from './target.ts';

/**
 * Owners hand over, others ask. The only rights a member may hold although the member who granted the role lacks them.
 * [GC-3, GV-11]
 */
const TRANSFER_ACTIONS = ['transferOwnership', 'askWorkspaceOwnership'] as const satisfies readonly Action[];

/** No real workspace is `invited`: that is only how others see it. */
const REAL_TARGETS = TARGETS.filter((target) => target.kind !== 'workspace' || target.roleType !== 'invited');

const isTransfer = (action: Action) => TRANSFER_ACTIONS.some((transfer) => transfer === action);

const allowedFor = (
  role: StoredRole,
  target: Target,
  rest: Omit<Parameters<typeof subjectFor>[0], 'roles'>,
) => ACTIONS.filter((action) => can(subjectFor({ roles: [role], ...rest }), action, target).allowed);

it('[GV-11, GC-3] grants no right that the granter does not hold, but for the two by which an ownership moves', () => {
  for (const planType of ACCOUNT_PLAN_TYPES)
    for (const customerStatus of CUSTOMER_STATUSES)
      for (const granter of STORED_ROLES)
        for (const role of listAssignableRoles(granter))
          for (const target of REAL_TARGETS) {
            const held = allowedFor(granter, target, { planType, customerStatus });
            const granted = allowedFor(role, target, { planType, customerStatus });
            const gained = granted.filter((action) => !isTransfer(action) && !held.includes(action));
            if (gained.length > 0) expect({ granter, role, target, gained }).toBeNull();
          }
});

it('[GC-3] names only ownership transfers that are really gained by a grant, so that no exception is left over', () => {
  const gained = STORED_ROLES.flatMap((granter) =>
    listAssignableRoles(granter).flatMap((role) =>
      REAL_TARGETS.flatMap((target) => {
        const rest = { planType: 'paid', customerStatus: 'B2C' } as const;
        const held = allowedFor(granter, target, rest);
        return allowedFor(role, target, rest).filter((action) => !held.includes(action));
      }),
    ),
  );
  expect(new Set(gained)).toEqual(new Set(TRANSFER_ACTIONS));
});

it('[ROLE-13, ROLE-38, GC-2] explains by the token no more and no less than the server decides by the membership', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STORED_ROLES),
      anyCircumstances,
      anyAction,
      anyTarget,
      (role, { planType, customerStatus }, action, target) => {
        const permissions = permissionTreeFor({ role, accountPlanType: planType, customerStatus });
        const claims = decodeClaims(
          JSON.parse(
            JSON.stringify(
              encodeClaims({
                role,
                accountId: accountId(1),
                workspaceId: workspaceId(2),
                subscribedPlans: [],
                hasExpiredSubscription: false,
                customerStatus,
                permissions,
              }),
            ),
          ),
        );
        const shown = claims === null ? [] : leafFor(claims.permissions, role, target);
        const decided = can(subjectFor({ roles: [role], planType, customerStatus }), action, target);
        if (decided.allowed) expect(shown).toContain(action);
        else if (isHiddenRefusal(decided.reason)) expect(shown).not.toContain(action);
      },
    ),
  );
});

function leafFor(
  tree: ReturnType<typeof permissionTreeFor>,
  role: StoredRole,
  target: Target,
): readonly Action[] {
  if (target.kind === 'instance') return tree.instance;
  if (target.kind === 'account') return tree.account[target.branch];
  return tree.workspace[role.startsWith('account-') ? target.roleType : 'invited'];
}
