import { STORED_ROLES } from './role.ts';
import type { StoredRole } from './role.ts';
import { outranks } from './role-level.ts';

const STORED: ReadonlySet<string> = new Set(STORED_ROLES);

/** What comes from outside may hold a name that the types do not know. */
function isStored(role: string): boolean {
  return STORED.has(role);
}

/**
 * Whether a person of one role may give another role to somebody, or take it away: only roles strictly below their
 * own. So an account admin makes no second one, and nobody makes an account owner. A role that is unknown, or not one
 * that is stored, neither grants nor is granted. [GV-11, GC-12, GC-15]
 */
export function isGrantable(granter: StoredRole, role: StoredRole): boolean {
  return isStored(granter) && isStored(role) && outranks(granter, role);
}

/**
 * The roles that a person may offer, highest first. `inviteeRoles` are the roles the invited person already holds in
 * the account: somebody who is account admin is not offered account admin again. [GV-10, GV-11, INV-23]
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
