import { expect, it } from 'vitest';
import { isAccountOwner, isOwnerRole } from './owner-role.ts';
import { ROLES, STORED_ROLES } from './role.ts';
import type { StoredRole } from './role.ts';
import { isAccountOwnerForChecks } from './role-scope.ts';

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
