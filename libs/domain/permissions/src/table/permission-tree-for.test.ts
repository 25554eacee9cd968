import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES, isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { expect, it } from 'vitest';
import { ACTIONS } from './action.ts';
import type { Action } from './action.ts';
import { can } from '../decision/can.ts';
import { ACCOUNT_BRANCHES, EMPTY_TREE, WORKSPACE_KINDS } from './permission-tree.ts';
import { permissionTreeFor } from './permission-tree-for.ts';
import { PARTNER_DENIED_ACTIONS, TRIAL_DENIED_ACTIONS } from './account/plan-denials.ts';
import { AT_REST, quietWorkspace } from '../decision/question.fixture.ts';
import { drawnActions } from './rights-matrix.fixture.ts';
import { subjectFor } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';

const PAID = { accountPlanType: 'paid', customerStatus: 'B2C' } as const;

const OWN_KINDS = ['default', 'shared', 'orphanage'] as const;

const leavesOf = (tree: ReturnType<typeof permissionTreeFor>): readonly (readonly Action[])[] => [
  ...Object.values(tree.account),
  ...Object.values(tree.workspace),
  tree.instance,
];

it.each(['account-owner', 'account-admin'] as const)(
  "[ROLE-18] gives %s the set of the workspace's role type, and no invited set",
  (role) => {
    const { workspace } = permissionTreeFor({ role, ...PAID });
    for (const kind of WORKSPACE_KINDS)
      expect(workspace[kind]).toEqual(drawnActions(role, `workspace.${kind}`));
    expect(workspace.invited).toEqual([]);
    expect(workspace.default).not.toContain('delete');
    expect(workspace.shared).toContain('delete');
  },
);

it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
  '[ROLE-19] gives %s the invited set, and nothing else in workspaces or in the account',
  (role) => {
    const { account, workspace } = permissionTreeFor({ role, ...PAID });
    expect(workspace).toEqual({
      ...EMPTY_TREE.workspace,
      invited: drawnActions(role, 'workspace.invited'),
    });
    expect(workspace.invited).toContain('view');
    expect(account).toEqual(EMPTY_TREE.account);
  },
);

it.each(['trial', 'free'] as const)(
  '[ROLE-20, GC-5] takes the management actions from every role and branch while the plan type is %s, and nothing else',
  (accountPlanType) => {
    for (const role of STORED_ROLES) {
      const paid = leavesOf(permissionTreeFor({ role, ...PAID }));
      const unpaid = leavesOf(permissionTreeFor({ role, ...PAID, accountPlanType }));
      const denied: readonly Action[] = TRIAL_DENIED_ACTIONS;
      expect(unpaid).toEqual(paid.map((leaf) => leaf.filter((action) => !denied.includes(action))));
    }
  },
);

it('[GC-15] lets the owner of a trial still see what there is to buy, and buy it', () => {
  const { account } = permissionTreeFor({ role: 'account-owner', ...PAID, accountPlanType: 'trial' });
  expect(account).toEqual({
    workspace: ['view', 'list'],
    subscription: ['update', 'cancel', 'view', 'buy', 'list', 'unsubscribe'],
    accountName: ['update', 'view'],
  });
});

it("[GP-6, HZ-6] takes from a partner's customer what the partner does with plans, and nothing else", () => {
  const partners: readonly Action[] = PARTNER_DENIED_ACTIONS;
  for (const role of STORED_ROLES) {
    const direct = permissionTreeFor({ role, ...PAID });
    const indirect = permissionTreeFor({ role, ...PAID, customerStatus: 'PARTNER_CUSTOMER' });
    expect(indirect.account.subscription).toEqual(
      direct.account.subscription.filter((action) => !partners.includes(action)),
    );
    expect({ ...indirect, account: { ...indirect.account, subscription: [] } }).toEqual({
      ...direct,
      account: { ...direct.account, subscription: [] },
    });
    expect(permissionTreeFor({ role, ...PAID, customerStatus: 'AUTHORIZED_PARTNER' })).toEqual(direct);
  }
});

it('[ROLE-13, GC-1] holds in each leaf exactly the actions that a question about it allows', () => {
  for (const role of STORED_ROLES)
    for (const accountPlanType of ACCOUNT_PLAN_TYPES)
      for (const customerStatus of CUSTOMER_STATUSES) {
        const tree = permissionTreeFor({ role, accountPlanType, customerStatus });
        const subject = subjectFor({ roles: [role], planType: accountPlanType, customerStatus });
        const allowedOn = (target: Target) =>
          ACTIONS.filter((action) => can(subject, action, target).allowed);
        for (const branch of ACCOUNT_BRANCHES)
          expect(tree.account[branch]).toEqual(allowedOn({ kind: 'account', branch }));
        for (const kind of isAccountLevel(role) ? OWN_KINDS : (['invited'] as const))
          expect(tree.workspace[kind]).toEqual(allowedOn(quietWorkspace(kind)));
        expect(tree.instance).toEqual(allowedOn(AT_REST));
      }
});

it('[GC-12] gives an unknown role the empty tree', () => {
  for (const name of ['trial', 'janitor', 'constructor', '__proto__', '']) {
    // A newer server's value, against the types.
    expect(permissionTreeFor({ role: name as StoredRole, ...PAID })).toEqual(EMPTY_TREE);
  }
});
