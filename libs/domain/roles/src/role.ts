import { err, ok, type Result } from '@partyline/kernel';

/**
 * Levels are compared, ids never (GC-6). endpoint-user counts as level 0 (GV-19); trial is never stored (GC-15). [ROLE-1 …
 * ROLE-7]
 */
export const ROLES = {
  'account-owner': { level: 6, id: 1, displayName: 'Account Owner' },
  'account-admin': { level: 5, id: 5, displayName: 'Account Admin' },
  'workspace-owner': { level: 4, id: 2, displayName: 'Workspace Owner' },
  'workspace-admin': { level: 3, id: 6, displayName: 'Workspace Admin' },
  'vic-admin': { level: 2, id: 3, displayName: 'Admin of the intercom service' },
  'endpoint-user': { level: null, id: 4, displayName: 'Virtual Client User' },
  trial: { level: 1, id: null, displayName: null },
} as const;

export type Role = keyof typeof ROLES;

/** Every role but the derived `trial`. */
export type StoredRole = Exclude<Role, 'trial'>;

/** Highest level first. */
export const STORED_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];

const BY_NAME_OR_ID: ReadonlyMap<unknown, StoredRole> = new Map(
  STORED_ROLES.flatMap((role): [unknown, StoredRole][] => [
    [role, role],
    [ROLES[role].id, role],
  ]),
);

/** Parses a name or numeric id. `trial` is derived, so it is unknown. [GC-12, GC-15] */
export function parseRole(input: unknown): Result<StoredRole, 'unknown-role'> {
  const role = BY_NAME_OR_ID.get(input);
  return role === undefined ? err('unknown-role') : ok(role);
}
