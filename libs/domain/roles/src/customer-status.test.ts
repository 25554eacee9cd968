import { expect, expectTypeOf, it } from 'vitest';
import { CUSTOMER_STATUSES, isAuthorizedPartner, isB2C, isPartnerOwner } from './customer-status.ts';
import type { CustomerStatus } from './customer-status.ts';
import { STORED_ROLES } from './role.ts';

it('[GP-5] knows three ways to be a customer', () => {
  expect(CUSTOMER_STATUSES).toEqual(['B2C', 'AUTHORIZED_PARTNER', 'PARTNER_CUSTOMER']);
  expectTypeOf<CustomerStatus>().toEqualTypeOf<'B2C' | 'AUTHORIZED_PARTNER' | 'PARTNER_CUSTOMER'>();
});

it('[ROLE-29, GP-5] takes only the status of an authorized partner for one', () => {
  expect(CUSTOMER_STATUSES.filter(isAuthorizedPartner)).toEqual(['AUTHORIZED_PARTNER']);
});

it('[ROLE-30, GP-5] takes only the account owner of a partner for the partner owner', () => {
  const owners = CUSTOMER_STATUSES.flatMap((status) =>
    STORED_ROLES.filter((role) => isPartnerOwner(status, role)).map((role) => [status, role]),
  );
  expect(owners).toEqual([['AUTHORIZED_PARTNER', 'account-owner']]);
});

it("[ROLE-31, GP-5] takes neither a partner nor a partner's customer for a direct one", () => {
  expect(CUSTOMER_STATUSES.filter(isB2C)).toEqual(['B2C']);
});
