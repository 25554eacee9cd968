import { parseRole } from './parse-role.ts';
import { isAccountLevel } from './role-scope.ts';

/**
 * Whether a role, by its name or its id, is shown the price list of the special (upgrade) plan type: account owners and
 * admins are, whatever their plan or partner; everybody else gets an empty list, no error. [ROLE-28, GB-6]
 */
export function isUpgradeListRole(role: unknown): boolean {
  const parsed = parseRole(role);
  return parsed.ok && isAccountLevel(parsed.value);
}
