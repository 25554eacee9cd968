import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { roleTypeOf, roleTypeSeenBy } from './role-type.ts';
import type { OwnRoleType } from './role-type.ts';

const anyWorkspace = fc.record({ isDefault: fc.boolean(), haveWorkspaceOwner: fc.boolean() });
const memberRoles = STORED_ROLES.filter((role) => !role.startsWith('account-'));

it('[WS-8] is default when the workspace is the default one, with an owner and without', () => {
  expect(roleTypeOf({ isDefault: true, haveWorkspaceOwner: true })).toBe('default');
  expect(roleTypeOf({ isDefault: true, haveWorkspaceOwner: false })).toBe('default');
});

it('[WS-9] is shared when it is not the default one and has an owner', () => {
  expect(roleTypeOf({ isDefault: false, haveWorkspaceOwner: true })).toBe('shared');
});

it('[WS-10] is orphanage when it is not the default one and has no owner', () => {
  expect(roleTypeOf({ isDefault: false, haveWorkspaceOwner: false })).toBe('orphanage');
});

it('[WS-11, GW-7] is seen as invited by whoever has no account-level role there, and by them alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...memberRoles)), anyWorkspace, (roles, workspace) => {
      expect(roleTypeSeenBy(roles, workspace)).toBe('invited');
    }),
  );
  expectTypeOf<OwnRoleType>().toEqualTypeOf<'default' | 'shared' | 'orphanage'>();
});

it('[GW-7] is seen as what it is by an account owner or admin, whatever else they are there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('account-owner' as const, 'account-admin' as const),
      fc.array(fc.constantFrom(...STORED_ROLES)),
      anyWorkspace,
      (role, others, workspace) => {
        expect(roleTypeSeenBy([...others, role], workspace)).toBe(roleTypeOf(workspace));
      },
    ),
  );
});
