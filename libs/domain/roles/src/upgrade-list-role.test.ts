import { expect, it } from 'vitest';
import { ROLES, STORED_ROLES } from './role.ts';
import { isUpgradeListRole } from './upgrade-list-role.ts';

it('[ROLE-28, GB-6] shows the upgrade price list to owners and admins of the account alone, by name and by id', () => {
  expect(STORED_ROLES.filter(isUpgradeListRole)).toEqual(['account-owner', 'account-admin']);
  expect(STORED_ROLES.map((role) => ROLES[role].id).filter(isUpgradeListRole)).toEqual([1, 5]);
});

it.each(['trial', 'Account Owner', 'ACCOUNT-OWNER', '1', '', 0, null, undefined, NaN, ['account-owner']])(
  '[ROLE-28] shows it to nobody with the role %j',
  (role) => {
    expect(isUpgradeListRole(role)).toBe(false);
  },
);
