import { ROLES, type StoredRole } from './role.ts';

const OWNER_IDS: ReadonlySet<number> = new Set([ROLES['account-owner'].id, ROLES['workspace-owner'].id]);

/** Returns whether a role is the account's owner; its admins are not. [ROLE-30] */
export function isAccountOwner(role: StoredRole): boolean {
  return role === 'account-owner';
}

/**
 * Returns whether a role must be handed over before its holder may delete their own account: strictly the ids 1 and 2. [ROLE-26,
 * ROLE-27, GC-4]
 */
export function isOwnerRole(role: StoredRole): boolean {
  return Object.hasOwn(ROLES, role) && OWNER_IDS.has(ROLES[role].id);
}

/** [GEN-1, GP-5] */
export const CUSTOMER_STATUSES = ['B2C', 'AUTHORIZED_PARTNER', 'PARTNER_CUSTOMER'] as const;

export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** Returns whether an account is an authorized partner. [ROLE-29, GP-5] */
export function isAuthorizedPartner(status: CustomerStatus): boolean {
  return status === 'AUTHORIZED_PARTNER';
}

/** Returns whether a role is the account owner of a partner; its admins are not. [ROLE-30, GP-5] */
export function isPartnerOwner(status: CustomerStatus, role: StoredRole): boolean {
  return isAuthorizedPartner(status) && isAccountOwner(role);
}

/** Returns whether a partner pays for an account: it buys nothing and has no trial. [GP-6, HZ-6] */
export function isPartnerCustomer({ customerStatus }: { readonly customerStatus: CustomerStatus }): boolean {
  return customerStatus === 'PARTNER_CUSTOMER';
}

/** Returns whether an account buys for itself. [ROLE-31, GP-5] */
export function isB2C(status: CustomerStatus): boolean {
  return status === 'B2C';
}
