import { STORED_ROLES, isAccountLevel } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { MEMBER_STATUSES } from './account-member.ts';
import { ACCOUNT, OWNERSHIP, member, workspace } from './ownership.fixture.ts';
import { canReceiveOwnership, listEligibleRecipients } from './ownership-recipient.ts';
import type { RecipientRefusal } from './ownership-recipient.ts';

const scope = workspace(2);
const roleRow = (role: (typeof STORED_ROLES)[number], id = 2) =>
  member('zoe', role, isAccountLevel(role) ? null : id);

it('[OWN-4, GO-3] offers a workspace only to its owner and admins and to account admins', () => {
  const eligible = STORED_ROLES.filter(
    (role) => canReceiveOwnership(scope, 'olga', 'zoe', [roleRow(role)]).allowed,
  );
  expect(eligible).toEqual(['account-admin', 'workspace-owner', 'workspace-admin']);
  expect(listEligibleRecipients(scope, 'wim', OWNERSHIP.members)).toEqual(['ada', 'wanda']);
});

it('[GO-3] counts the roles of that workspace, and of no other', () => {
  const elsewhere = [roleRow('workspace-owner', 3), roleRow('workspace-admin', 1)];
  expect(canReceiveOwnership(scope, 'olga', 'zoe', elsewhere)).toEqual({
    allowed: false,
    reason: 'role-not-eligible',
  });
});

it('[OWN-4, GO-4] offers the account to its admins alone', () => {
  const eligible = STORED_ROLES.filter(
    (role) => canReceiveOwnership(ACCOUNT, 'olga', 'zoe', [roleRow(role)]).allowed,
  );
  expect(eligible).toEqual(['account-admin']);
});

it('[GO-3] offers it neither to the user who offers it nor to a stranger', () => {
  expect(canReceiveOwnership(scope, 'zoe', 'zoe', [roleRow('workspace-admin')])).toMatchObject({
    reason: 'oneself',
  });
  expect(canReceiveOwnership(scope, 'olga', 'stranger', OWNERSHIP.members)).toMatchObject({
    reason: 'not-a-member',
  });
  expect(listEligibleRecipients(scope, 'olga', [])).toEqual([]);
});

it('[GO-3] offers it to who has accepted, not to who is merely invited, or was', () => {
  const offered = MEMBER_STATUSES.filter(
    (status) =>
      canReceiveOwnership(scope, 'olga', 'zoe', [{ ...roleRow('workspace-admin'), status }]).allowed,
  );
  expect(offered).toEqual(['accepted']);
  const invited = [{ ...roleRow('workspace-admin'), status: 'pending' as const }, roleRow('vic-admin')];
  expect(canReceiveOwnership(scope, 'olga', 'zoe', invited)).toMatchObject({ reason: 'not-accepted' });
});

it('[GO-3] offers it to no user whose e-mail is not verified', () => {
  const unverified = { ...roleRow('workspace-admin'), isEmailVerified: false };
  expect(canReceiveOwnership(scope, 'olga', 'zoe', [unverified])).toMatchObject({
    reason: 'email-not-verified',
  });
});

it('[GO-3] offers it to a user who has verified their e-mail in any of their memberships', () => {
  const rows = [{ ...roleRow('workspace-admin'), isEmailVerified: false }, roleRow('account-admin')];
  expect(canReceiveOwnership(scope, 'olga', 'zoe', rows)).toEqual({ allowed: true });
});

it('[GO-3] counts no role that is held in no proper place', () => {
  const reason = { reason: 'role-not-eligible' };
  expect(canReceiveOwnership(scope, 'olga', 'zoe', [member('zoe', 'account-admin', 2)])).toMatchObject(
    reason,
  );
  expect(canReceiveOwnership(ACCOUNT, 'olga', 'zoe', [member('zoe', 'workspace-admin')])).toMatchObject(
    reason,
  );
});

it('[GO-3] lists exactly those who can receive it, each once', () => {
  const anyMembers = fc.array(
    fc.record({
      userId: fc.constantFrom('a', 'b', 'c'),
      role: fc.constantFrom(...STORED_ROLES),
      workspaceId: fc.constantFrom(null, 2, 3),
      status: fc.constantFrom(...MEMBER_STATUSES),
      isEmailVerified: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(anyMembers, fc.constantFrom(ACCOUNT, scope), (members, where) => {
      const listed = listEligibleRecipients(where, 'a', members);
      expect(listed.toSorted()).toEqual(
        ['a', 'b', 'c'].filter((user) => canReceiveOwnership(where, 'a', user, members).allowed),
      );
      expect(listed).not.toContain('a');
    }),
  );
  expectTypeOf<RecipientRefusal>().toEqualTypeOf<
    'oneself' | 'not-a-member' | 'role-not-eligible' | 'not-accepted' | 'email-not-verified'
  >();
});
