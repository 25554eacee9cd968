import { expect, expectTypeOf, it, describe } from 'vitest';
import {
  CUSTOMER_STATUSES,
  isAuthorizedPartner,
  isB2C,
  isPartnerOwner,
  isAccountOwner,
  isOwnerRole,
  type CustomerStatus,
} from './customer-status.ts';
import { isAccountOwnerForChecks } from './role-scope.ts';
import { STORED_ROLES, ROLES, type StoredRole } from './role.ts';

describe('owner role', () => {
  it('[ROLE-26] takes an account owner for an owner who has something to hand over', () => {
    expect(isOwnerRole('account-owner')).toBe(true);
  });

  it('[ROLE-27] takes a workspace owner for an owner who has something to hand over', () => {
    expect(isOwnerRole('workspace-owner')).toBe(true);
  });

  it('[GC-4] goes strictly by the ids 1 and 2, so that an account admin passes the owner check and is no owner', () => {
    expect(STORED_ROLES.filter(isOwnerRole).map((role) => ROLES[role].id)).toEqual([1, 2]);
    expect(isAccountOwnerForChecks('account-admin')).toBe(true);
    expect(isOwnerRole('account-admin')).toBe(false);
    expect(isAccountOwnerForChecks('workspace-owner')).toBe(false);
  });

  it.each(['trial', 'janitor', 'constructor', '__proto__', ''])('takes %j for no owner', (name) => {
    // What a newer server might send, against the types.
    expect(isOwnerRole(name as StoredRole)).toBe(false);
  });

  it('[ROLE-30] takes the account owner alone for the owner of the account', () => {
    expect(STORED_ROLES.filter(isAccountOwner)).toEqual(['account-owner']);
  });
});

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
