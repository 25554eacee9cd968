import { ROLES } from './role.ts';
import type { StoredRole } from './role.ts';

const OWNER_IDS: ReadonlySet<number> = new Set([ROLES['account-owner'].id, ROLES['workspace-owner'].id]);

/** Whether a role owns the account: the account owner alone, not its admins. [ROLE-30] */
export function isAccountOwner(role: StoredRole): boolean {
  return role === 'account-owner';
}

/**
 * Whether a role must be handed over before its holder may delete their own account: strictly the ids 1 and 2, neither
 * an account admin nor an unknown role. [ROLE-26, ROLE-27, GC-4]
 */
export function isOwnerRole(role: StoredRole): boolean {
  return Object.hasOwn(ROLES, role) && OWNER_IDS.has(ROLES[role].id);
}
