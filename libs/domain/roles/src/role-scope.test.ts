import { expect, expectTypeOf, it, describe } from 'vitest';
import {
  ROLE_SCOPES,
  isAccountLevel,
  isAccountOwnerForChecks,
  scopeOf,
  isUpgradeListRole,
  type RoleScope,
} from './role-scope.ts';
import { ROLES, STORED_ROLES } from './role.ts';

const idsWhere = (holds: (role: (typeof STORED_ROLES)[number]) => boolean) =>
  STORED_ROLES.filter(holds).map((role) => ROLES[role].id);

it('[ROLE-8] holds the ids 1 and 5, and no others, in the account', () => {
  expect(idsWhere(isAccountLevel)).toEqual([1, 5]);
});

it('holds every stored role in exactly one place', () => {
  for (const role of STORED_ROLES) expect(ROLE_SCOPES).toContain(scopeOf(role));
  expectTypeOf<RoleScope>().toEqualTypeOf<'account' | 'workspace' | 'instance'>();
});

it('[ROLE-9] holds the ids 2 and 6, and no others, in a workspace', () => {
  expect(idsWhere((role) => scopeOf(role) === 'workspace')).toEqual([2, 6]);
});

it('[GC-7] holds the ids 3 and 4, and no others, at instances', () => {
  expect(idsWhere((role) => scopeOf(role) === 'instance')).toEqual([3, 4]);
});

it('[ROLE-10] passes the account owner at the owner check', () => {
  expect(isAccountOwnerForChecks('account-owner')).toBe(true);
});

it('[ROLE-11] passes the account admin at the owner check', () => {
  expect(isAccountOwnerForChecks('account-admin')).toBe(true);
});

it('[ROLE-12] passes neither the workspace owner nor a lower role at the owner check', () => {
  expect(isAccountOwnerForChecks('workspace-owner')).toBe(false);
  expect(STORED_ROLES.filter(isAccountOwnerForChecks)).toEqual(['account-owner', 'account-admin']);
});

describe('upgrade list role', () => {
  it('[ROLE-28, GB-6] shows the upgrade price list to owners and admins of the account alone, by name and by id', () => {
    expect(STORED_ROLES.filter(isUpgradeListRole)).toEqual(['account-owner', 'account-admin']);
    expect(STORED_ROLES.map((role) => ROLES[role].id).filter(isUpgradeListRole)).toEqual([1, 5]);
  });

  it.each(['trial', 'Account Owner', 'ACCOUNT-OWNER', '1', '', 0, null, undefined, NaN, ['account-owner']])(
    '[ROLE-28] hides it from the role %j',
    (role) => {
      expect(isUpgradeListRole(role)).toBe(false);
    },
  );
});
