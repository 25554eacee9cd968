import { ACTIONS } from './action.ts';
import type { Action } from './action.ts';

/** The branches of the account part of the tree. [ROLE-14] */
export const ACCOUNT_BRANCHES = ['workspace', 'subscription', 'accountName'] as const;
/** One of {@link ACCOUNT_BRANCHES}. */
export type AccountBranch = (typeof ACCOUNT_BRANCHES)[number];

/** The kinds of workspace a permission set exists for; the same words as a workspace's roleType. [ROLE-15, GC-1] */
export const WORKSPACE_KINDS = ['default', 'shared', 'orphanage', 'invited'] as const;
/** One of {@link WORKSPACE_KINDS}. */
export type WorkspaceKind = (typeof WORKSPACE_KINDS)[number];

/** What a caller may do, as carried in the token under access.account.permissions. [ROLE-13 … ROLE-16, GC-1] */
export interface PermissionTree {
  readonly account: Readonly<Record<AccountBranch, readonly Action[]>>;
  readonly workspace: Readonly<Record<WorkspaceKind, readonly Action[]>>;
  readonly instance: readonly Action[];
}

/** The tree of somebody who may do nothing. [GC-12] */
export const EMPTY_TREE: PermissionTree = {
  account: { workspace: [], subscription: [], accountName: [] },
  workspace: { default: [], shared: [], orphanage: [], invited: [] },
  instance: [],
};

/** Makes one tree out of several, leaf by leaf: `leaf` gets the same leaf of each, in the order given. */
export function combineTrees(
  trees: readonly PermissionTree[],
  leaf: (leaves: readonly (readonly Action[])[]) => readonly Action[],
): PermissionTree {
  const at = (pick: (tree: PermissionTree) => readonly Action[]): readonly Action[] => leaf(trees.map(pick));
  return {
    account: {
      workspace: at((tree) => tree.account.workspace),
      subscription: at((tree) => tree.account.subscription),
      accountName: at((tree) => tree.account.accountName),
    },
    workspace: {
      default: at((tree) => tree.workspace.default),
      shared: at((tree) => tree.workspace.shared),
      orphanage: at((tree) => tree.workspace.orphanage),
      invited: at((tree) => tree.workspace.invited),
    },
    instance: at((tree) => tree.instance),
  };
}

/** The rights of several memberships together: leaf by leaf their union, in the order of the list of actions. [GC-14] */
export function mergeTrees(trees: readonly PermissionTree[]): PermissionTree {
  return combineTrees(trees, (leaves) => {
    const held = new Set(leaves.flat());
    return ACTIONS.filter((action) => held.has(action));
  });
}
