import { ROLES } from './role.ts';
import type { Role, StoredRole } from './role.ts';

/** Below endpoint-user: a role outside the table never outranks one inside it. */
const UNKNOWN_LEVEL = -1;

/**
 * Returns the level of a role: 0 for endpoint-user, which has none in the table, and -1 for an unknown role. [GC-6, GC-12, GV-19]
 */
export function roleLevel(role: Role): number {
  return Object.hasOwn(ROLES, role) ? (ROLES[role].level ?? 0) : UNKNOWN_LEVEL;
}

/** Sorts the higher role first, by level. [GC-6] */
export function compareRoles(a: Role, b: Role): number {
  return roleLevel(b) - roleLevel(a);
}

/** Returns whether role `a` is strictly above role `b`; false as soon as one is unknown. [GC-6, GC-12] */
export function outranks(a: Role, b: Role): boolean {
  return roleLevel(b) !== UNKNOWN_LEVEL && roleLevel(a) > roleLevel(b);
}

/** Decides in a workspace; null if none is known. [GC-12, GC-14] */
export function highestRole(roles: readonly StoredRole[]): StoredRole | null {
  const known = roles.filter((role) => roleLevel(role) !== UNKNOWN_LEVEL);
  return known.toSorted(compareRoles)[0] ?? null;
}
