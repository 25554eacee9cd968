export {
  ACCOUNT_PLAN_TYPES,
  PAID_PRODUCT_KINDS,
  TRIAL_PRODUCT_KIND,
  accountPlanTypeOf,
} from './account-plan-type.ts';
export type { AccountPlanType, PaidProductKind } from './account-plan-type.ts';
export { CUSTOMER_STATUSES, isAuthorizedPartner, isB2C } from './customer-status.ts';
export type { CustomerStatus } from './customer-status.ts';
export { effectiveRole } from './effective-role.ts';
export { isGrantable, listAssignableRoles } from './grantable-role.ts';
export { isAccountOwner, isOwnerRole } from './owner-role.ts';
export { parseRole } from './parse-role.ts';
export { ROLES, STORED_ROLES } from './role.ts';
export type { StoredRole } from './role.ts';
export { isUpgradeListRole } from './upgrade-list-role.ts';
export { compareRoles, highestRole, outranks, roleLevel } from './role-level.ts';
export { isAccountLevel, isAccountOwnerForChecks } from './role-scope.ts';
