import { parseRole, type StoredRole } from './role.ts';

/** [ROLE-8, ROLE-9, GC-7] */
export const ROLE_SCOPES = ['account', 'workspace', 'instance'] as const;
export type RoleScope = (typeof ROLE_SCOPES)[number];

const SCOPE_OF = {
  'account-owner': 'account',
  'account-admin': 'account',
  'workspace-owner': 'workspace',
  'workspace-admin': 'workspace',
  'vic-admin': 'instance',
  'endpoint-user': 'instance',
} as const satisfies Record<StoredRole, RoleScope>;

/** Returns the place that a role covers. [ROLE-8, ROLE-9, GC-7] */
export function scopeOf(role: StoredRole): RoleScope {
  return SCOPE_OF[role];
}

/** Returns whether a role covers a whole account: ids 1 and 5. [ROLE-8] */
export function isAccountLevel(role: StoredRole): boolean {
  return scopeOf(role) === 'account';
}

/**
 * Returns whether a role has the management rights of an account's owner; {@link isOwnerRole} decides who must hand over before
 * leaving. [ROLE-10, ROLE-11, ROLE-12, GC-4]
 */
export function isAccountOwnerForChecks(role: StoredRole): boolean {
  return isAccountLevel(role);
}

/** Returns whether a role, by name or id, is account owner or admin, whatever their plan or partner. [ROLE-28, GB-6] */
export function isUpgradeListRole(role: unknown): boolean {
  const parsed = parseRole(role);
  return parsed.ok && isAccountLevel(parsed.value);
}
