import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ownerOf } from './account-member.ts';
import { member, workspace } from './ownership.fixture.ts';
import { isOwnedByCaller, listRolesIn, ownershipOf, roleTypeOf, roleTypeSeenBy } from './role-type.ts';
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

it('[WS-11, GW-7] is seen as invited exactly by users without an account-level role there', () => {
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

it('[GW-8] is owned by the caller who has the role of its owner, and by no higher role', () => {
  const owning = STORED_ROLES.filter((role) => isOwnedByCaller({ roles: [role] }));
  expect(owning).toEqual(['workspace-owner']);
  expect(isOwnedByCaller({ roles: ['account-owner', 'workspace-owner'] })).toBe(true);
  expect(isOwnedByCaller({ roles: [] })).toBe(false);
});

describe('with its members', () => {
  const OWNER = member('wim', 'workspace-owner', 2);
  const ADMIN = member('wanda', 'workspace-admin', 2);
  const kindWith = (isDefault: boolean, members: readonly (typeof OWNER)[]) =>
    roleTypeOf(ownershipOf(isDefault, ownerOf(members, workspace(2))));

  it('[WS-12] is orphanage after its owner is removed', () => {
    expect([kindWith(false, [OWNER, ADMIN]), kindWith(false, [ADMIN])]).toEqual(['shared', 'orphanage']);
  });

  it('[WS-13] is shared after an owner is assigned', () => {
    expect([kindWith(false, [ADMIN]), kindWith(false, [ADMIN, OWNER])]).toEqual(['orphanage', 'shared']);
  });

  it('[WS-12, WS-13] is decided by the last of these events, and stays default if it is the default one', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.boolean()), (isDefault, assignments) => {
        const last = assignments.at(-1) === true;
        const members = assignments.reduce<(typeof OWNER)[]>(
          (before, isAssigned) => (isAssigned ? [...before, OWNER] : before.filter((one) => one !== OWNER)),
          [ADMIN],
        );
        expect(kindWith(isDefault, members)).toBe(isDefault ? 'default' : last ? 'shared' : 'orphanage');
      }),
    );
  });
});

it('[WS-10] leaves the workspace owner out where a workspace has none', () => {
  expect(listRolesIn('orphanage')).toEqual(STORED_ROLES.filter((role) => role !== 'workspace-owner'));
  expect(listRolesIn('shared')).toEqual(STORED_ROLES);
});
