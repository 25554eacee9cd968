import type { AccountPlanType } from './account-plan-type.ts';
import type { Role, StoredRole } from './role.ts';

/**
 * Returns the role a member is shown and compared as: an account owner with nothing but a trial counts as `trial`,
 * which is never stored. [GC-15]
 */
export function effectiveRole(role: StoredRole, planType: AccountPlanType): Role {
  return role === 'account-owner' && planType === 'trial' ? 'trial' : role;
}
