export {
  ACCOUNT_PLAN_TYPES,
  PAID_PRODUCT_KINDS,
  TRIAL_PRODUCT_KIND,
  accountPlanTypeOf,
  effectiveRole,
  type AccountPlanType,
  type PaidProductKind,
} from './account-plan-type.ts';
export {
  CUSTOMER_STATUSES,
  isAuthorizedPartner,
  isB2C,
  isAccountOwner,
  isOwnerRole,
  type CustomerStatus,
} from './customer-status.ts';
export { isGrantable, listAssignableRoles } from './grantable-role.ts';
export { parseRole, ROLES, STORED_ROLES, type StoredRole } from './role.ts';
export { isUpgradeListRole, isAccountLevel, isAccountOwnerForChecks } from './role-scope.ts';
export { compareRoles, highestRole, outranks } from './role-level.ts';
