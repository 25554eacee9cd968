import { STORED_ROLES } from './role.ts';
import type { StoredRole } from './role.ts';
import { outranks } from './role-level.ts';

const STORED: ReadonlySet<string> = new Set(STORED_ROLES);

/** Returns whether a role can be stored; rows and claims may hold a name that the types exclude. */
function isStored(role: string): boolean {
  return STORED.has(role);
}

/**
 * Returns whether a member may grant a role: only one strictly below their own, so no member makes an account owner. [GV-11, GC-12,
 * GC-15]
 */
export function isGrantable(granter: StoredRole, role: StoredRole): boolean {
  return isStored(granter) && isStored(role) && outranks(granter, role);
}

/**
 * Lists the roles that a member may grant, highest first, without account admin for an invitee who already holds it. [GV-10, GV-11,
 * INV-23]
 */
export function listAssignableRoles(
  granter: StoredRole,
  inviteeRoles: readonly StoredRole[] = [],
): readonly StoredRole[] {
  return STORED_ROLES.filter(
    (role) =>
      isGrantable(granter, role) && !(role === 'account-admin' && inviteeRoles.includes('account-admin')),
  );
}
