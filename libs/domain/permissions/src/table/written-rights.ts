import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from './permission-tree.ts';

/** A row written by hand: its names may be unknown. */
export interface WrittenTree {
  readonly account: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly workspace: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly instance: readonly string[];
}

/** By role; names may be unknown. */
export type WrittenRights = Readonly<Partial<Record<string, WrittenTree>>>;

/** Its path, its name such as `workspace.shared`, and its actions. */
export interface WrittenLeaf {
  readonly place: readonly string[];
  readonly name: string;
  readonly actions: readonly string[];
}

const leafAt = (place: readonly string[], actions: readonly string[]): WrittenLeaf => ({
  place,
  name: place.join('.'),
  actions,
});

function leavesOf(part: 'account' | 'workspace', tree: WrittenTree): WrittenLeaf[] {
  return Object.entries(tree[part]).flatMap(([key, actions]) =>
    actions === undefined ? [] : [leafAt([part, key], actions)],
  );
}

/** Lists all leaves of a row, known or not, in written order. */
export function listLeaves(tree: WrittenTree): WrittenLeaf[] {
  return [...leavesOf('account', tree), ...leavesOf('workspace', tree), leafAt(['instance'], tree.instance)];
}

/** Leaves that every row needs besides `instance`. [ROLE-14, ROLE-15] */
export const KNOWN_PLACES: readonly (readonly ['account' | 'workspace', string])[] = [
  ...ACCOUNT_BRANCHES.map((branch) => ['account', branch] as const),
  ...WORKSPACE_KINDS.map((kind) => ['workspace', kind] as const),
];

/**
 * Returns whether a role is checked by a leaf: account-level roles see a workspace by its own kind; others as `invited`, with
 * nothing in the account. [ROLE-18, ROLE-19]
 */
export function isAskedBy(role: StoredRole, leaf: string): boolean {
  if (leaf === 'instance') return true;
  return (leaf === 'workspace.invited') !== isAccountLevel(role);
}

/**
 * Returns whether a role holds an action where another role is checked by this leaf: in a workspace its own set counts. False
 * without a row.
 */
export function isHeldWhere(
  role: StoredRole,
  tree: WrittenTree | undefined,
  leaf: string,
  action: string,
): boolean {
  if (tree === undefined) return false;
  const own = leaf.startsWith('workspace.') && !isAccountLevel(role) ? 'workspace.invited' : leaf;
  return listLeaves(tree).some(({ name, actions }) => name === own && actions.includes(action));
}
