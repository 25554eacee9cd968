import { expect, expectTypeOf, it } from 'vitest';
import { ROLES, STORED_ROLES } from './role.ts';
import type { Role, StoredRole } from './role.ts';

it.each([
  ['ROLE-1', 'account-owner', 6, 1, 'Account Owner'],
  ['ROLE-2', 'account-admin', 5, 5, 'Account Admin'],
  ['ROLE-3', 'workspace-owner', 4, 2, 'Workspace Owner'],
  ['ROLE-4', 'workspace-admin', 3, 6, 'Workspace Admin'],
  ['ROLE-5', 'vic-admin', 2, 3, 'Admin of the intercom service'],
  ['ROLE-6', 'endpoint-user', null, 4, 'Virtual Client User'],
  ['ROLE-7', 'trial', 1, null, null],
] as const)('[%s] %s has level %j, id %j and display name %j', (_id, role, level, id, displayName) => {
  expect(ROLES[role]).toEqual({ level, id, displayName });
});

it('knows no other role, and stores every one but trial', () => {
  expect(Object.keys(ROLES)).toHaveLength(7);
  expect([...STORED_ROLES, 'trial'].toSorted()).toEqual(Object.keys(ROLES).toSorted());
});

it('[GC-15] never stores trial', () => {
  expectTypeOf<StoredRole>().toEqualTypeOf<Exclude<Role, 'trial'>>();
  expectTypeOf<(typeof STORED_ROLES)[number]>().toEqualTypeOf<StoredRole>();
  expectTypeOf<'trial'>().not.toExtend<StoredRole>();
});
