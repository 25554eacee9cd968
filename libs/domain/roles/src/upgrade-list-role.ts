import { parseRole } from './parse-role.ts';
import { isAccountLevel } from './role-scope.ts';

/**
 * Whether a role, by name or id, sees the upgrade price list: account owners and admins, whatever their plan or
 * partner; others get an empty list. [ROLE-28, GB-6]
 */
export function isUpgradeListRole(role: unknown): boolean {
  const parsed = parseRole(role);
  return parsed.ok && isAccountLevel(parsed.value);
}
