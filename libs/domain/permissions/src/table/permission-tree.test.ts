import { expect, expectTypeOf, it, describe } from 'vitest';
import type { Action } from './action.ts';
import {
  ACCOUNT_BRANCHES,
  EMPTY_TREE,
  WORKSPACE_KINDS,
  mergeTrees,
  bareTable,
  type AccountBranch,
  type PermissionTree,
  type WorkspaceKind,
} from './permission-tree.ts';

it('[ROLE-14] has workspace, subscription and accountName in its account branch', () => {
  expect(ACCOUNT_BRANCHES).toEqual(['workspace', 'subscription', 'accountName']);
  expect(Object.keys(EMPTY_TREE.account)).toEqual(ACCOUNT_BRANCHES);
  expectTypeOf<AccountBranch>().toEqualTypeOf<'workspace' | 'subscription' | 'accountName'>();
});

it('[ROLE-15] has default, shared, orphanage and invited in its workspace branch', () => {
  expect(WORKSPACE_KINDS).toEqual(['default', 'shared', 'orphanage', 'invited']);
  expect(Object.keys(EMPTY_TREE.workspace)).toEqual(WORKSPACE_KINDS);
  expectTypeOf<WorkspaceKind>().toEqualTypeOf<'default' | 'shared' | 'orphanage' | 'invited'>();
});

it('[ROLE-16] has an instance branch, a list of actions like every leaf', () => {
  expect(Object.keys(EMPTY_TREE)).toEqual(['account', 'workspace', 'instance']);
  expectTypeOf<PermissionTree['instance']>().toEqualTypeOf<readonly Action[]>();
  expectTypeOf<PermissionTree['workspace']['shared']>().toEqualTypeOf<readonly Action[]>();
});

it('[GC-14] merges leaf by leaf: the union, each action once, in the order of the list', () => {
  const one: PermissionTree = {
    ...EMPTY_TREE,
    account: { workspace: ['view', 'add'], subscription: [], accountName: ['rename'] },
    instance: ['stop'],
  };
  const other: PermissionTree = {
    account: { workspace: ['list', 'view'], subscription: ['buy'], accountName: [] },
    workspace: { default: ['view'], shared: ['delete'], orphanage: ['invite'], invited: ['create'] },
    instance: ['start', 'stop'],
  };
  expect(mergeTrees([one, other])).toEqual({
    account: { workspace: ['add', 'view', 'list'], subscription: ['buy'], accountName: ['rename'] },
    workspace: { default: ['view'], shared: ['delete'], orphanage: ['invite'], invited: ['create'] },
    instance: ['start', 'stop'],
  });
  expect(mergeTrees([])).toEqual(EMPTY_TREE);
});

describe('bare table', () => {
  it('holds the given entries, and nothing inherited from Object', () => {
    const table: Readonly<Record<string, unknown>> = bareTable(['a', 'b', 'c'], (key) =>
      key === 'b' ? undefined : `value of ${key}`,
    );
    expect(Object.entries(table)).toEqual([
      ['a', 'value of a'],
      ['c', 'value of c'],
    ]);
    for (const inherited of ['constructor', '__proto__', 'toString', 'b'])
      expect(table[inherited]).toBeUndefined();
    expect(Object.isFrozen(table)).toBe(true);
  });
});
