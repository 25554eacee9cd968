import { isAccountOwner } from './owner-role.ts';
import type { StoredRole } from './role.ts';

/** [GEN-1, GP-5] */
export const CUSTOMER_STATUSES = ['B2C', 'AUTHORIZED_PARTNER', 'PARTNER_CUSTOMER'] as const;

/** One of {@link CUSTOMER_STATUSES}. */
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** [ROLE-29, GP-5] */
export function isAuthorizedPartner(status: CustomerStatus): boolean {
  return status === 'AUTHORIZED_PARTNER';
}

/** The account owner of a partner, not its admins. [ROLE-30, GP-5] */
export function isPartnerOwner(status: CustomerStatus, role: StoredRole): boolean {
  return isAuthorizedPartner(status) && isAccountOwner(role);
}

/** Whether a customer buys directly, not through a partner. [ROLE-31, GP-5] */
export function isB2C(status: CustomerStatus): boolean {
  return status === 'B2C';
}
