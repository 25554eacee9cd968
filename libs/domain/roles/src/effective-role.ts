import type { AccountPlanType } from './account-plan-type.ts';
import type { Role, StoredRole } from './role.ts';

/**
 * The role a person is shown and compared as: an account owner whose account has nothing but a trial counts as
 * `trial`. It is derived at every look and never stored; every other role stays what it is. What a trial takes away
 * from the others is a matter of permissions. [GC-15]
 */
export function effectiveRole(role: StoredRole, planType: AccountPlanType): Role {
  return role === 'account-owner' && planType === 'trial' ? 'trial' : role;
}
