import { ACTIONS, type Action } from './action.ts';

/** Branches of the account part. [ROLE-14] */
export const ACCOUNT_BRANCHES = ['workspace', 'subscription', 'accountName'] as const;
export type AccountBranch = (typeof ACCOUNT_BRANCHES)[number];

/** As in a workspace's roleType. [ROLE-15, GC-1] */
export const WORKSPACE_KINDS = ['default', 'shared', 'orphanage', 'invited'] as const;
export type WorkspaceKind = (typeof WORKSPACE_KINDS)[number];

/** A branch of the account, a kind of workspace, or an instance: each has a set of its own. */
export type RightsPlace = `account.${AccountBranch}` | `workspace.${WorkspaceKind}` | 'instance';

/** In the token at access.account.permissions. [ROLE-13 … ROLE-16, GC-1] */
export interface PermissionTree {
  readonly account: Readonly<Record<AccountBranch, readonly Action[]>>;
  readonly workspace: Readonly<Record<WorkspaceKind, readonly Action[]>>;
  readonly instance: readonly Action[];
}

/** The tree without any right. [GC-12] */
export const EMPTY_TREE: PermissionTree = {
  account: { workspace: [], subscription: [], accountName: [] },
  workspace: { default: [], shared: [], orphanage: [], invited: [] },
  instance: [],
};

/** Combines trees leaf by leaf; `leaf` gets the same leaf of each, in order, and its place. */
export function combineTrees(
  trees: readonly PermissionTree[],
  leaf: (leaves: readonly (readonly Action[])[], place: RightsPlace) => readonly Action[],
): PermissionTree {
  const at = (place: RightsPlace, pick: (tree: PermissionTree) => readonly Action[]): readonly Action[] =>
    leaf(trees.map(pick), place);
  return {
    account: {
      workspace: at('account.workspace', (tree) => tree.account.workspace),
      subscription: at('account.subscription', (tree) => tree.account.subscription),
      accountName: at('account.accountName', (tree) => tree.account.accountName),
    },
    workspace: {
      default: at('workspace.default', (tree) => tree.workspace.default),
      shared: at('workspace.shared', (tree) => tree.workspace.shared),
      orphanage: at('workspace.orphanage', (tree) => tree.workspace.orphanage),
      invited: at('workspace.invited', (tree) => tree.workspace.invited),
    },
    instance: at('instance', (tree) => tree.instance),
  };
}

/** Merges the actions of trees, in list order. [GC-14] */
export function mergeTrees(trees: readonly PermissionTree[]): PermissionTree {
  return combineTrees(trees, (leaves) => {
    const held = new Set(leaves.flat());
    return ACTIONS.filter((action) => held.has(action));
  });
}

/** Builds a table without a prototype, so that `constructor` and other inherited keys are undefined. */
export function bareTable<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value | undefined,
): Readonly<Partial<Record<Key, Value>>> {
  // Object.create returns `any`; the object has no fields yet.
  const table = Object.create(null) as Partial<Record<Key, Value>>;
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) table[key] = value;
  }
  return Object.freeze(table);
}
