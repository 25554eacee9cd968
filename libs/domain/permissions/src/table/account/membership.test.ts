import { STORED_ROLES, isAccountLevel } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listRolesCovering } from './membership.ts';
import type { Membership } from './membership.ts';

const WORKSPACE = { accountId: 1, workspaceId: 10 };

const anyMembership: fc.Arbitrary<Membership> = fc.record({
  accountId: fc.integer({ min: 1, max: 2 }),
  workspaceId: fc.constantFrom(null, 10, 11),
  role: fc.constantFrom(...STORED_ROLES),
});

it('[GC-14] covers a workspace by the account it is in and by the workspace itself', () => {
  expect(
    listRolesCovering(
      [
        { accountId: 1, workspaceId: null, role: 'account-admin' },
        { accountId: 1, workspaceId: 10, role: 'workspace-owner' },
        { accountId: 1, workspaceId: 11, role: 'vic-admin' },
      ],
      WORKSPACE,
    ),
  ).toEqual(['account-admin', 'workspace-owner']);
});

it('[GC-14] never covers a workspace by a membership in another account, though its numbers be the same', () => {
  fc.assert(
    fc.property(fc.array(anyMembership), (memberships) => {
      const foreign = memberships.map((membership) => ({ ...membership, accountId: 2 }));
      expect(listRolesCovering(foreign, WORKSPACE)).toEqual([]);
    }),
  );
});

it('covers nothing by a role in a place where it cannot be held', () => {
  expect(
    listRolesCovering([{ accountId: 1, workspaceId: null, role: 'workspace-owner' }], WORKSPACE),
  ).toEqual([]);
  expect(listRolesCovering([{ accountId: 1, workspaceId: 10, role: 'account-owner' }], WORKSPACE)).toEqual(
    [],
  );
});

it('[GC-14] covers by exactly the memberships that name the account, or the workspace in it', () => {
  fc.assert(
    fc.property(fc.array(anyMembership), (memberships) => {
      const covering = memberships.filter(
        (held) =>
          (held.accountId === 1 && held.workspaceId === null && isAccountLevel(held.role)) ||
          (held.accountId === 1 && held.workspaceId === 10 && !isAccountLevel(held.role)),
      );
      expect(listRolesCovering(memberships, WORKSPACE)).toEqual(covering.map(({ role }) => role));
    }),
  );
});
