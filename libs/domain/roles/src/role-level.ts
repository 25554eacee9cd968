import { ROLES } from './role.ts';
import type { Role, StoredRole } from './role.ts';

/** A role's level, the only thing roles are compared by. endpoint-user, which has none, counts as 0. [GC-6, GV-19] */
export function roleLevel(role: Role): number {
  return ROLES[role].level ?? 0;
}

/** For sorting: the higher role first; 0 for equal levels. Ids play no part. [GC-6] */
export function compareRoles(a: Role, b: Role): number {
  return roleLevel(b) - roleLevel(a);
}

/** Whether `a` stands strictly above `b`. [GC-6] */
export function outranks(a: Role, b: Role): boolean {
  return roleLevel(a) > roleLevel(b);
}

/** The highest of several roles, or null of none: where several memberships cover a workspace it decides. [GC-14] */
export function highestRole(roles: readonly StoredRole[]): StoredRole | null {
  return roles.toSorted(compareRoles)[0] ?? null;
}
