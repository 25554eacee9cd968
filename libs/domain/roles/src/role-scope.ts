import type { StoredRole } from './role.ts';

/** What a role is held in: the account, a workspace, or the instances of a workspace. [ROLE-8, ROLE-9, GC-7] */
export const ROLE_SCOPES = ['account', 'workspace', 'instance'] as const;
/** One of {@link ROLE_SCOPES}. */
export type RoleScope = (typeof ROLE_SCOPES)[number];

const SCOPE_OF = {
  'account-owner': 'account',
  'account-admin': 'account',
  'workspace-owner': 'workspace',
  'workspace-admin': 'workspace',
  'vic-admin': 'instance',
  'endpoint-user': 'instance',
} as const satisfies Record<StoredRole, RoleScope>;

/** What a role is held in. [ROLE-8, ROLE-9, GC-7] */
export function scopeOf(role: StoredRole): RoleScope {
  return SCOPE_OF[role];
}

/** Whether a role is held in the whole account: ids 1 and 5. [ROLE-8] */
export function isAccountLevel(role: StoredRole): boolean {
  return scopeOf(role) === 'account';
}

/**
 * The owner check for management rights: account owner and account admin pass, nobody else. It is not the question of
 * who must hand over before leaving, which asks for the owners alone. [ROLE-10, ROLE-11, ROLE-12, GC-4]
 */
export function isAccountOwnerForChecks(role: StoredRole): boolean {
  return isAccountLevel(role);
}
