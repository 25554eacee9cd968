import { STORED_ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import { INTENDED_GAPS } from './intended-gap.ts';
import { EMPTY_TREE } from '../table/permission-tree.ts';
import { RIGHTS_ISSUE_CODES } from './rights-gaps.ts';
import { listRightsIssues } from './rights-issues.ts';
import { RIGHTS } from '../table/rights-table.ts';
import type { WrittenRights, WrittenTree } from '../table/written-rights.ts';

const saidOf = (rights: WrittenRights, intended = INTENDED_GAPS) =>
  listRightsIssues(rights, intended).map(
    ({ of, path, code, about }) => `${of} ${path.join('/')} ${code} ${about}`,
  );

const withRow = (role: StoredRole, change: (row: WrittenTree) => WrittenTree): WrittenRights => ({
  ...RIGHTS,
  [role]: change(RIGHTS[role]),
});

const inAccount = (branch: string, actions?: readonly string[]) => (row: WrittenTree) => ({
  ...row,
  account: { ...row.account, [branch]: actions },
});
const inWorkspace = (kind: string, actions?: readonly string[]) => (row: WrittenTree) => ({
  ...row,
  workspace: { ...row.workspace, [kind]: actions },
});
const onInstances = (instance: readonly string[]) => (row: WrittenTree) => ({ ...row, instance });
const without = (actions: readonly string[], gone: string) => actions.filter((action) => action !== gone);

it('[GC-3, GC-6, ROLE-17, ROLE-18, ROLE-19] finds the table of rights sound', () => {
  expect(saidOf(RIGHTS)).toEqual([]);
});

describe('a planted fault', () => {
  const withoutUser = { ...RIGHTS, 'endpoint-user': undefined };
  const own = RIGHTS['account-owner'];
  const faults: readonly [string, WrittenRights, readonly string[]][] = [
    ['a role without a row', withoutUser, ['rights  missing-role endpoint-user']],
    ['a row without a role', { ...RIGHTS, guest: EMPTY_TREE }, ['rights guest unknown-role guest']],
    [
      'a row for the derived role trial',
      { ...RIGHTS, trial: EMPTY_TREE },
      ['rights trial unknown-role trial'],
    ],
    [
      'a branch of the account that is missing',
      withRow('account-owner', inAccount('accountName')),
      ['rights account-owner/account missing-branch accountName'],
    ],
    [
      'a kind of workspace that is missing',
      withRow('endpoint-user', inWorkspace('default')),
      ['rights endpoint-user/workspace missing-branch default'],
    ],
    [
      'an unknown branch of the account',
      withRow('vic-admin', inAccount('billing', [])),
      ['rights vic-admin/account/billing unknown-branch account.billing'],
    ],
    [
      'an unknown kind of workspace',
      withRow('account-owner', inWorkspace('private', [...ACTIONS])),
      ['rights account-owner/workspace/private unknown-branch workspace.private'],
    ],
    [
      'an unknown action',
      withRow('account-owner', onInstances([...own.instance, 'Start'])),
      ['rights account-owner/instance/9 unknown-action Start'],
    ],
    [
      'an action twice',
      withRow('account-owner', inAccount('workspace', ['add', 'list', 'view', 'list'])),
      ['rights account-owner/account/workspace/3 action-twice list'],
    ],
    [
      'an account-level role that is asked by the invited set',
      withRow('account-admin', inWorkspace('invited', ['view'])),
      ['rights account-admin/workspace/invited set-never-asked workspace.invited'],
    ],
    [
      'a workspace-level role with rights in the account',
      withRow('workspace-owner', inAccount('subscription', ['view'])),
      ['rights workspace-owner/account/subscription set-never-asked account.subscription'],
    ],
    [
      'a workspace-level role with a set of its own for shared workspaces',
      withRow('workspace-admin', inWorkspace('shared', ['view'])),
      ['rights workspace-admin/workspace/shared set-never-asked workspace.shared'],
    ],
    [
      'an owner who may not start',
      withRow('account-owner', onInstances(without(own.instance, 'start'))),
      [
        'rights account-owner/instance lower-role-holds-more start (held by account-admin, workspace-owner, workspace-admin, vic-admin)',
      ],
    ],
    [
      'an owner who buys nothing',
      withRow('account-owner', inAccount('subscription', without(own.account.subscription, 'buy'))),
      ['rights account-owner/account/subscription lower-role-holds-more buy (held by account-admin)'],
    ],
    [
      'an admin of an account who may not invite into a shared workspace',
      withRow('account-admin', inWorkspace('shared', without(own.workspace.shared, 'invite'))),
      [
        'rights account-admin/workspace/shared lower-role-holds-more invite (held by workspace-owner, workspace-admin, vic-admin)',
      ],
    ],
    [
      'a workspace admin who may not see the workspace',
      withRow(
        'workspace-admin',
        inWorkspace('invited', without(RIGHTS['workspace-admin'].workspace.invited, 'view')),
      ),
      [
        'rights workspace-admin/workspace/invited lower-role-holds-more view (held by vic-admin, endpoint-user)',
      ],
    ],
  ];

  it.each(faults)('is found alone: %s', (_what, rights, said) => {
    expect(saidOf(rights)).toEqual(said);
  });

  it('is found in every row and leaf at once', () => {
    expect(saidOf({ 'account-owner': { account: {}, workspace: {}, instance: ['fly', 'fly'] } }, [])).toEqual(
      [
        ...STORED_ROLES.slice(1).map((role) => `rights  missing-role ${role}`),
        'rights account-owner/account missing-branch workspace',
        'rights account-owner/account missing-branch subscription',
        'rights account-owner/account missing-branch accountName',
        'rights account-owner/workspace missing-branch default',
        'rights account-owner/workspace missing-branch shared',
        'rights account-owner/workspace missing-branch orphanage',
        'rights account-owner/workspace missing-branch invited',
        'rights account-owner/instance/0 unknown-action fly',
        'rights account-owner/instance/1 unknown-action fly',
        'rights account-owner/instance/1 action-twice fly',
        ...ACTIONS.map((action) => `rights  action-without-role ${action}`),
      ],
    );
  });
});

it('finds an action that has lost its last role, and the reason for its absence that is no longer needed', () => {
  const gone = (row: WrittenTree): WrittenTree => ({
    ...row,
    workspace: Object.fromEntries(
      Object.entries(row.workspace).map(([kind, held = []]) => [kind, without(held, 'transferOwnership')]),
    ),
  });
  const rights = Object.fromEntries(STORED_ROLES.map((role) => [role, gone(RIGHTS[role])]));
  expect(saidOf(rights)).toEqual([
    'rights  action-without-role transferOwnership',
    ...[0, 2].flatMap((index) =>
      ['account-owner', 'account-admin'].map(
        (role) =>
          `intended-gaps ${index} intended-gap-not-needed ${role} workspace.${index === 0 ? 'default' : 'shared'} transferOwnership`,
      ),
    ),
  ]);
});

describe('what is intended', () => {
  it('has a use, every entry: without it the table has slips', () => {
    const slips = INTENDED_GAPS.flatMap((_gap, index) => saidOf(RIGHTS, INTENDED_GAPS.toSpliced(index, 1)));
    expect(slips.map((slip) => slip.replace(/ \(held by workspace-\w+\)$/, ''))).toEqual(
      INTENDED_GAPS.flatMap(({ roles, leaf, action }) =>
        roles.map((role) => `rights ${role}/${leaf.replace('.', '/')} lower-role-holds-more ${action}`),
      ),
    );
    expect(slips).toHaveLength(9);
  });

  it('says why, in more than blanks', () => {
    const silent = INTENDED_GAPS.map((gap, index) => (index === 3 ? { ...gap, reason: ' \t' } : gap));
    expect(saidOf(RIGHTS, silent)).toEqual([
      'intended-gaps 3/reason intended-gap-without-reason askWorkspaceOwnership',
    ]);
  });

  it.each([
    [{ leaf: 'workspace.shared' }, 'account-owner workspace.shared start'],
    [{ leaf: 'instance' }, 'account-owner instance start'],
  ])('is reported where nothing is lacking: %j', ({ leaf }, about) => {
    const idle = { roles: ['account-owner'], leaf, action: 'start', reason: 'None.' } as const;
    expect(saidOf(RIGHTS, [...INTENDED_GAPS, idle])).toEqual([
      `intended-gaps 5 intended-gap-not-needed ${about}`,
    ]);
  });

  it('excuses only the role, the leaf and the action it names', () => {
    const rights = withRow('account-owner', onInstances(without(RIGHTS['account-owner'].instance, 'start')));
    const near = { roles: ['account-owner'], leaf: 'instance', action: 'start', reason: 'Why.' } as const;
    expect(saidOf(rights, [...INTENDED_GAPS, near])).toEqual([]);
    for (const other of [
      { ...near, roles: ['account-admin'] as const },
      { ...near, leaf: 'workspace.shared' },
      { ...near, action: 'stop' as const },
    ])
      expect(saidOf(rights, [...INTENDED_GAPS, other])).toHaveLength(2);
  });
});

const anyLeaf = fc.array(fc.oneof(fc.constantFrom(...ACTIONS), fc.string()), { maxLength: 6 });
const anyRow: fc.Arbitrary<WrittenTree> = fc.record({
  account: fc.dictionary(fc.constantFrom('workspace', 'subscription', 'accountName', 'x'), anyLeaf),
  workspace: fc.dictionary(fc.constantFrom('default', 'shared', 'orphanage', 'invited', 'x'), anyLeaf),
  instance: anyLeaf,
});

it('answers any table without an exception, with codes of the closed list, each issue once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...STORED_ROLES), fc.string()), anyRow), (rights) => {
      const issues = listRightsIssues(rights, INTENDED_GAPS);
      for (const { code } of issues) expect(RIGHTS_ISSUE_CODES).toContain(code);
      expect(new Set(issues.map((issue) => JSON.stringify(issue))).size).toBe(issues.length);
    }),
  );
});

it('[GC-6] lets no role lose a right that one below it has, wherever both are asked', () => {
  const held = STORED_ROLES.flatMap((role) =>
    Object.entries({ ...RIGHTS[role].workspace, instance: RIGHTS[role].instance }).flatMap(
      ([leaf, actions]) => actions.map((action) => ({ role, leaf, action })),
    ),
  );
  expect(held.length).toBeGreaterThan(100);
  for (const { role, leaf, action } of held) {
    const row = RIGHTS[role];
    const less =
      leaf === 'instance'
        ? onInstances(without(row.instance, action))(row)
        : inWorkspace(leaf, without(row.workspace[leaf as keyof typeof row.workspace], action))(row);
    const below = STORED_ROLES.slice(STORED_ROLES.indexOf(role) + 1);
    const isHeldBelow = below.some((lower) => {
      const set =
        leaf === 'instance'
          ? RIGHTS[lower].instance
          : RIGHTS[lower].workspace[
              lower.startsWith('account-') ? (leaf as 'default' | 'shared' | 'orphanage') : 'invited'
            ];
      return (set as readonly string[]).includes(action);
    });
    const codes = listRightsIssues({ ...RIGHTS, [role]: less }, INTENDED_GAPS).map(({ code }) => code);
    expect(codes.includes('lower-role-holds-more')).toBe(isHeldBelow);
  }
});
