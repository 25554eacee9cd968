import { ROLES, type StoredRole } from '@partyline/roles';

/** Display name of a role; the specification's in English. */
export function roleNameText(role: StoredRole): string {
  return ROLES[role].displayName;
}
