import { STORED_ROLES, isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { ACCOUNT_DELETION_REFUSALS, listAccountDeletionBlockers } from './account-deletion.ts';
import type { AccountDeletionRefusal, OwnedAccount } from './account-deletion.ts';
import type { Membership } from './membership.ts';
import { WORKSPACE_KINDS } from '../permission-tree.ts';
import type { WorkspaceKind } from '../permission-tree.ts';

const member = (role: StoredRole, accountId = 1): Membership => ({
  accountId,
  workspaceId: isAccountLevel(role) ? null : 10,
  role,
});
const account = (accountId: number, hasActiveSubscription: boolean, ...kinds: WorkspaceKind[]) => ({
  accountId,
  hasActiveSubscription,
  workspaces: kinds.map((roleType, index) => ({ workspaceId: 10 * accountId + index, roleType })),
});
const QUIET = account(1, false, 'default', 'orphanage');

const anyMembership: fc.Arbitrary<Membership> = fc
  .tuple(fc.constantFrom(...STORED_ROLES), fc.integer({ min: 1, max: 3 }))
  .map(([role, accountId]) => member(role, accountId));
const anyAccounts: fc.Arbitrary<OwnedAccount[]> = fc
  .array(fc.tuple(fc.boolean(), fc.array(fc.constantFrom(...WORKSPACE_KINDS), { maxLength: 3 })), {
    maxLength: 3,
  })
  .map((some) => some.map(([isActive, kinds], index) => account(index + 1, isActive, ...kinds)));

const kindsOf = (memberships: Membership[], accounts: OwnedAccount[]) =>
  listAccountDeletionBlockers(memberships, accounts).map(({ kind }) => kind);

it('[ROLE-26] keeps an account owner, even of an account without another blocker', () => {
  expect(listAccountDeletionBlockers([member('account-owner')], [QUIET])).toEqual([
    { kind: 'account-owner', accountId: 1, workspaceId: null },
  ]);
});

it('[ROLE-27] keeps a workspace owner, and names the workspace', () => {
  expect(listAccountDeletionBlockers([member('workspace-owner')], [])).toEqual([
    { kind: 'workspace-owner', accountId: 1, workspaceId: 10 },
  ]);
});

it('[GC-4] uses the strict ids 1 and 2: an account admin may leave, and so may every lower role', () => {
  const kept = STORED_ROLES.filter((role) => kindsOf([member(role)], [QUIET]).length > 0);
  expect(kept).toEqual(['account-owner', 'workspace-owner']);
});

it('[GX-4] keeps the owner of an account that has a shared workspace, and of no other kind', () => {
  const blocking = WORKSPACE_KINDS.filter((kind) =>
    kindsOf([member('account-owner')], [account(1, false, 'default', kind)]).includes('shared-workspace'),
  );
  expect(blocking).toEqual(['shared']);
});

it('[GX-4] lists all blockers at once, in order, over several accounts', () => {
  expect(
    listAccountDeletionBlockers(
      [member('account-owner', 2), member('workspace-owner', 3), member('account-owner', 1)],
      [account(1, false, 'default', 'shared', 'shared'), account(2, true, 'default')],
    ),
  ).toEqual([
    { kind: 'active-subscription', accountId: 2, workspaceId: null },
    { kind: 'shared-workspace', accountId: 1, workspaceId: 11 },
    { kind: 'shared-workspace', accountId: 1, workspaceId: 12 },
    { kind: 'workspace-owner', accountId: 3, workspaceId: 10 },
    { kind: 'account-owner', accountId: 2, workspaceId: null },
    { kind: 'account-owner', accountId: 1, workspaceId: null },
  ]);
  expectTypeOf<AccountDeletionRefusal>().toEqualTypeOf<
    'active-subscription' | 'shared-workspace' | 'workspace-owner' | 'account-owner'
  >();
});

it('[GX-4] does not ask about an account that another user owns', () => {
  const busy = account(1, true, 'shared');
  expect(kindsOf([member('account-admin')], [busy])).toEqual([]);
  expect(kindsOf([member('account-owner', 2)], [busy])).toEqual(['account-owner']);
});

it('[GX-4] allows it to a user without any membership', () => {
  expect(kindsOf([], [QUIET])).toEqual([]);
});

it('[ROLE-26, ROLE-27, GX-4] never allows it to an owner, and always to every other user', () => {
  fc.assert(
    fc.property(fc.array(anyMembership), anyAccounts, (memberships, accounts) => {
      const kinds = kindsOf(memberships, accounts);
      const owns = memberships.some(({ role }) => role === 'account-owner' || role === 'workspace-owner');
      expect(kinds.length > 0).toBe(owns);
      expect(kinds).toEqual(ACCOUNT_DELETION_REFUSALS.flatMap((one) => kinds.filter((kind) => kind === one)));
    }),
  );
});
