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
  isPartnerCustomer,
  isAccountOwner,
  isOwnerRole,
  type CustomerStatus,
} from './customer-status.ts';
export {
  CUSTOMER_REFUSALS,
  CUSTOMER_STATES,
  SHOWN_CUSTOMER_STATES,
  customerKeyOf,
  decideCustomer,
  isCustomerKey,
  mayManageCustomers,
  shownCustomerState,
  type CustomerAct,
  type CustomerRefusal,
  type CustomerState,
} from './partner-customer.ts';
export { isGrantable, listAssignableRoles } from './grantable-role.ts';
export { parseRole, ROLES, STORED_ROLES, type StoredRole } from './role.ts';
export { isUpgradeListRole, isAccountLevel, isAccountOwnerForChecks } from './role-scope.ts';
export { compareRoles, highestRole, outranks } from './role-level.ts';
