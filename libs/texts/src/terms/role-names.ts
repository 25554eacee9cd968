import { ROLES, type StoredRole } from '@partyline/roles';

/** The name of a role, as users read it; in English it is the specification's. */
export function roleNameText(role: StoredRole): string {
  return ROLES[role].displayName;
}
