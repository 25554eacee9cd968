import { RIGHTS, encodeClaims } from '@partyline/permissions';
import type { Action, PermissionTree, TreeQuestion, WrittenTree } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { OUR_TABLES } from './permission-tables.ts';
import type { CheckedRoute, PermissionTables } from './permission-tables.ts';
import type { Rule } from '../violations/rule.ts';

/** The fault, the tables with it, and `file path rule` of the expected violations. */
export type TableFault = readonly [
  what: string,
  planted: Partial<PermissionTables>,
  found: readonly `${string} $${string} ${Rule}`[],
];

const RIGHTS_FILE = 'libs/domain/permissions/src/table/rights-table.ts';
const GAPS_FILE = 'libs/domain/permissions/src/gaps/intended-gap.ts';
const DENIALS_FILE = 'libs/domain/permissions/src/table/account/plan-denials.ts';
const LETTERS_FILE = 'libs/domain/permissions/src/claims/action-code.ts';
const CLAIMS_FILE = 'libs/domain/permissions/src/claims/claims.ts';
const TREE_FILE = 'libs/domain/permissions/src/table/permission-tree-for.ts';
const CAN_FILE = 'libs/domain/permissions/src/decision/can.ts';
const ROUTES_FILE = 'libs/contract/src/routes.ts';

const withRow = (role: StoredRole, row: Partial<WrittenTree>): Partial<PermissionTables> => ({
  rights: { ...RIGHTS, [role]: { ...RIGHTS[role], ...row } },
});

const without = (actions: readonly string[], gone: string) => actions.filter((action) => action !== gone);

const owner = RIGHTS['account-owner'];
const admin = RIGHTS['workspace-admin'];

/** Changes the product's trees for the matching questions. */
const withTree = (
  isMeant: (question: TreeQuestion) => boolean,
  change: (tree: PermissionTree) => PermissionTree,
): Partial<PermissionTables> => ({
  treeFor: (question) => {
    const tree = OUR_TABLES.treeFor(question);
    return isMeant(question) ? change(tree) : tree;
  },
});

const withRoute = (route: CheckedRoute): Partial<PermissionTables> => ({
  routes: { ...OUR_TABLES.routes, planted: route },
});

const routeFault = (field: string, rule: Rule) =>
  [`${ROUTES_FILE} $.planted.permission.${field} ${rule}`] as const;

const [gap] = OUR_TABLES.intendedGaps;

export const TABLE_FAULTS: readonly TableFault[] = [
  [
    'a role without a row',
    { rights: { ...RIGHTS, 'vic-admin': undefined } },
    [`${RIGHTS_FILE} $ missing-role`],
  ],
  [
    'a row for an unknown role',
    { rights: { ...RIGHTS, guest: RIGHTS['endpoint-user'] } },
    [`${RIGHTS_FILE} $.guest unknown-role`],
  ],
  [
    'a row without a kind of workspace',
    withRow('endpoint-user', { workspace: { ...RIGHTS['endpoint-user'].workspace, shared: undefined } }),
    [`${RIGHTS_FILE} $['endpoint-user'].workspace missing-branch`],
  ],
  [
    'an unknown branch',
    withRow('account-owner', { account: { ...owner.account, billing: ['view'] } }),
    [`${RIGHTS_FILE} $['account-owner'].account.billing unknown-branch`],
  ],
  [
    'an action outside the closed list',
    withRow('account-owner', { instance: [...owner.instance, 'reboot'] }),
    [`${RIGHTS_FILE} $['account-owner'].instance[9] unknown-action`],
  ],
  [
    'an action twice',
    withRow('workspace-admin', { instance: [...admin.instance, 'start'] }),
    [`${RIGHTS_FILE} $['workspace-admin'].instance[9] action-twice`],
  ],
  [
    'an action that no role holds',
    {
      rights: {
        ...RIGHTS,
        'account-owner': { ...owner, account: { ...owner.account, workspace: ['list', 'view'] } },
        'account-admin': {
          ...RIGHTS['account-admin'],
          account: { ...owner.account, workspace: ['list', 'view'], accountName: ['view'] },
        },
      },
    },
    [`${RIGHTS_FILE} $ action-without-role`],
  ],
  [
    'an account admin with a set of those who are invited',
    withRow('account-admin', { workspace: { ...owner.workspace, invited: ['view'] } }),
    [`${RIGHTS_FILE} $['account-admin'].workspace.invited set-never-asked`],
  ],
  [
    'a workspace admin with rights in the account',
    withRow('workspace-admin', { account: { ...admin.account, subscription: ['buy'] } }),
    [`${RIGHTS_FILE} $['workspace-admin'].account.subscription set-never-asked`],
  ],
  [
    'a higher role with less than a lower one',
    withRow('workspace-admin', { instance: without(admin.instance, 'stop') }),
    [`${RIGHTS_FILE} $['workspace-admin'].instance lower-role-holds-more`],
  ],
  [
    'an exception that is not listed',
    { intendedGaps: OUR_TABLES.intendedGaps.slice(0, -1) },
    [`${RIGHTS_FILE} $['workspace-owner'].workspace.invited lower-role-holds-more`],
  ],
  [
    'an exception without a reason',
    {
      intendedGaps: OUR_TABLES.intendedGaps.map((other) => (other === gap ? { ...gap, reason: '' } : other)),
    },
    [`${GAPS_FILE} $[0].reason intended-gap-without-reason`],
  ],
  [
    'an exception that nothing needs',
    {
      intendedGaps: [
        ...OUR_TABLES.intendedGaps,
        { roles: ['account-owner'], leaf: 'instance', action: 'start', reason: 'Unknown.' },
      ],
    },
    [`${GAPS_FILE} $[5] intended-gap-not-needed`],
  ],
  [
    'a management action that the trial forgets',
    { trialDenials: without(OUR_TABLES.trialDenials, 'revoke') },
    [`${DENIALS_FILE} $ management-action-not-denied`],
  ],
  [
    'a denial of nothing',
    { trialDenials: [...OUR_TABLES.trialDenials, 'Delete'] },
    [`${DENIALS_FILE} $[10] denial-of-no-action`],
  ],
  [
    'a denial twice',
    { trialDenials: [...OUR_TABLES.trialDenials, 'add'] },
    [`${DENIALS_FILE} $[10] denial-twice`],
  ],
  [
    'a trial whose token lets the owner rename the account',
    withTree(
      ({ role, accountPlanType }) => role === 'account-owner' && accountPlanType === 'trial',
      (tree) => ({ ...tree, account: { ...tree.account, accountName: ['rename', 'update', 'view'] } }),
    ),
    [`${TREE_FILE} $['account-owner'].account.accountName trial-holds-management`],
  ],
  [
    'an account without a subscription whose token lets a workspace admin invite',
    withTree(
      ({ role, accountPlanType }) => role === 'workspace-admin' && accountPlanType === 'free',
      (tree) => ({ ...tree, workspace: { ...tree.workspace, invited: ['view', 'invite', 'list'] } }),
    ),
    [`${TREE_FILE} $['workspace-admin'].workspace.invited trial-holds-management`],
  ],
  [
    "a partner's trial customer whom the server lets add instances",
    {
      isAllowed: (question, action, target) =>
        (question.customerStatus === 'PARTNER_CUSTOMER' &&
          action === 'add-instances' &&
          target.kind === 'workspace' &&
          target.roleType === 'shared') ||
        OUR_TABLES.isAllowed(question, action, target),
    },
    [
      'account-owner',
      'account-admin',
      'workspace-owner',
      'workspace-admin',
      'vic-admin',
      'endpoint-user',
    ].map((role) => `${CAN_FILE} $['${role}'].workspace.shared trial-holds-management` as const),
  ],
  [
    'an action without a letter',
    { letters: { ...OUR_TABLES.letters, ccm: undefined } },
    [`${LETTERS_FILE} $.ccm action-without-letter`],
  ],
  [
    'a letter for nothing',
    { letters: { ...OUR_TABLES.letters, reboot: 'R' } },
    [`${LETTERS_FILE} $.reboot letter-of-no-action`],
  ],
  [
    'a letter that is two',
    { letters: { ...OUR_TABLES.letters, buy: 'bu' } },
    [`${LETTERS_FILE} $.buy not-one-letter`],
  ],
  [
    'a letter that a token would escape',
    { letters: { ...OUR_TABLES.letters, buy: '"' } },
    [`${LETTERS_FILE} $.buy not-one-letter`],
  ],
  [
    'a letter for two actions',
    { letters: { ...OUR_TABLES.letters, start: OUR_TABLES.letters['stop'] } },
    [`${LETTERS_FILE} $.stop letter-twice`],
  ],
  [
    'claims of one role above the limit',
    {
      encode: (claims) =>
        claims.role === 'vic-admin'
          ? { ...encodeClaims(claims), pad: 'x'.repeat(900) }
          : encodeClaims(claims),
    },
    [`${CLAIMS_FILE} $['vic-admin'] claims-too-large`],
  ],
  [
    'claims that lose the plans',
    {
      encode: (claims) =>
        claims.role === 'endpoint-user' && claims.customerStatus === 'AUTHORIZED_PARTNER'
          ? encodeClaims({ ...claims, subscribedPlans: [] })
          : encodeClaims(claims),
    },
    [`${CLAIMS_FILE} $['endpoint-user'] claims-not-read-back`],
  ],
  [
    'a tree with an action without a letter',
    withTree(
      ({ role }) => role === 'endpoint-user',
      // The fault is what the type forbids.
      (tree) => ({ ...tree, instance: [...tree.instance, 'reboot' as Action] }),
    ),
    [`${CLAIMS_FILE} $['endpoint-user'] claims-not-read-back`],
  ],
  ['a route without a permission', withRoute({}), routeFault('kind', 'route-permission-unknown')],
  [
    'a route with a permission of an unknown kind',
    withRoute({ permission: { kind: 'admin', action: 'view' } }),
    routeFault('kind', 'route-permission-unknown'),
  ],
  [
    'a route for the signed-in that does not speak of the unverified',
    withRoute({ permission: { kind: 'bearer' } }),
    routeFault('unverified', 'route-permission-unknown'),
  ],
  [
    'a route with an unknown branch',
    withRoute({ permission: { kind: 'account', branch: 'billing', action: 'view' } }),
    routeFault('branch', 'route-branch-unknown'),
  ],
  [
    'a route with an unknown action',
    withRoute({ permission: { kind: 'instance', action: 'reboot' } }),
    routeFault('action', 'route-action-unknown'),
  ],
  [
    'a route with no action at all',
    withRoute({ permission: { kind: 'workspace' } }),
    routeFault('action', 'route-action-unknown'),
  ],
  [
    'an account route that takes its action from the body',
    withRoute({
      permission: { kind: 'account', branch: 'workspace', action: 'by-body-action' },
      body: {},
    }),
    routeFault('action', 'route-action-unknown'),
  ],
  [
    'a route that takes its action from a body it has not',
    withRoute({ permission: { kind: 'workspace', action: 'by-body-action' } }),
    routeFault('action', 'route-without-body'),
  ],
  [
    'an account route with an action that is only for instances',
    withRoute({ permission: { kind: 'account', branch: 'subscription', action: 'start' } }),
    routeFault('action', 'route-action-unheld'),
  ],
  [
    'an instance route with an action that is only for workspaces',
    withRoute({ permission: { kind: 'instance', action: 'invite' } }),
    routeFault('action', 'route-action-unheld'),
  ],
  [
    'a workspace route with an action that is only for the account',
    withRoute({ permission: { kind: 'workspace', action: 'buy' } }),
    routeFault('action', 'route-action-unheld'),
  ],
];
