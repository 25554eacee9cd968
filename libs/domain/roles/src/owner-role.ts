import { ROLES } from './role.ts';
import type { StoredRole } from './role.ts';

const OWNER_IDS: ReadonlySet<number> = new Set([ROLES['account-owner'].id, ROLES['workspace-owner'].id]);

/**
 * Whether a role is an ownership, which must be handed over before its holder may delete their own account: strictly the
 * ids 1 and 2. An account admin passes the owner check for management rights, and is no owner here. An unknown role is
 * none either. [ROLE-26, ROLE-27, GC-4]
 */
export function isOwnerRole(role: StoredRole): boolean {
  return Object.hasOwn(ROLES, role) && OWNER_IDS.has(ROLES[role].id);
}
