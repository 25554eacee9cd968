import { ROLES, type StoredRole } from '@partyline/roles';

/** Returns the display name of a role, the specification's in English. */
export function roleNameText(role: StoredRole): string {
  return ROLES[role].displayName;
}
