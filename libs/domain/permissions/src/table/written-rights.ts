import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from './permission-tree.ts';

/** One role's row as it may be written by hand: nothing in it is known to exist. */
export interface WrittenTree {
  readonly account: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly workspace: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly instance: readonly string[];
}

/** A table of rights as it may be written by hand: role by role, and nothing in it is known to exist. */
export type WrittenRights = Readonly<Partial<Record<string, WrittenTree>>>;

/** A leaf of a row: its place, its name such as `workspace.shared`, and the actions in it. */
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

/** Every leaf that the row has, known or not, in the order in which it is written. */
export function listLeaves(tree: WrittenTree): WrittenLeaf[] {
  return [...leavesOf('account', tree), ...leavesOf('workspace', tree), leafAt(['instance'], tree.instance)];
}

/** The places of the leaves that every row has to have besides `instance`. [ROLE-14, ROLE-15] */
export const KNOWN_PLACES: readonly (readonly ['account' | 'workspace', string])[] = [
  ...ACCOUNT_BRANCHES.map((branch) => ['account', branch] as const),
  ...WORKSPACE_KINDS.map((kind) => ['workspace', kind] as const),
];

/**
 * Whether a role is ever asked by a leaf: account-level roles see a workspace as what it is, all others as `invited`, and
 * those have nothing in the account. [ROLE-18, ROLE-19]
 */
export function isAskedBy(role: StoredRole, leaf: string): boolean {
  if (leaf === 'instance') return true;
  return (leaf === 'workspace.invited') !== isAccountLevel(role);
}

/**
 * Whether a role can do this where another role is asked by this leaf: in a workspace its own set of the same place counts.
 * Never without a row.
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
