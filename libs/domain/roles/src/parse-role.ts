import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { ROLES, STORED_ROLES } from './role.ts';
import type { StoredRole } from './role.ts';

const BY_NAME_OR_ID: ReadonlyMap<unknown, StoredRole> = new Map(
  STORED_ROLES.flatMap((role): [unknown, StoredRole][] => [
    [role, role],
    [ROLES[role].id, role],
  ]),
);

/**
 * Parses a stored role from its name or numeric id. Everything else is 'unknown-role', also `trial`, which is derived.
 * [GC-12, GC-15]
 */
export function parseRole(input: unknown): Result<StoredRole, 'unknown-role'> {
  const role = BY_NAME_OR_ID.get(input);
  return role === undefined ? err('unknown-role') : ok(role);
}
