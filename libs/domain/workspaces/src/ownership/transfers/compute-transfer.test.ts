import { STORED_ROLES, isAccountLevel } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownerOf } from '../account-member.ts';
import { computeTransfer } from './compute-transfer.ts';
import { MEMBER_STATUSES } from '../account-member.ts';
import { ACCOUNT, OWNERSHIP, member, workspace } from '../ownership.fixture.ts';

it('[OWN-15, GO-5] writes the new owner in place of any other role there and makes the previous one an admin', () => {
  expect(computeTransfer(OWNERSHIP.members, workspace(2), 'wanda')).toEqual([
    member('olga', 'account-owner'),
    member('ada', 'account-admin'),
    member('wim', 'workspace-admin', 2),
    member('wanda', 'workspace-admin', 3),
    member('eve', 'endpoint-user', 3),
    member('wanda', 'workspace-owner', 2),
  ]);
});

it('[GO-5] changes no other member on an orphanage', () => {
  expect(computeTransfer(OWNERSHIP.members, workspace(3), 'eve')).toEqual([
    ...OWNERSHIP.members.filter(({ userId }) => userId !== 'eve'),
    member('eve', 'workspace-owner', 3),
  ]);
});

it('[GO-5] lets an account admin keep what they are in the account', () => {
  const after = computeTransfer(OWNERSHIP.members, workspace(3), 'ada');
  expect(after).toEqual([...OWNERSHIP.members, member('ada', 'workspace-owner', 3)]);
});

it('[GO-5] writes no membership for the account owner, so that the workspace becomes orphanage', () => {
  const after = computeTransfer(OWNERSHIP.members, workspace(2), 'olga');
  expect(after).toEqual(
    OWNERSHIP.members.map((one) => (one.userId === 'wim' ? member('wim', 'workspace-admin', 2) : one)),
  );
});

it('[GO-4, GO-5] exchanges account owner and account admin, and changes no other member', () => {
  const after = computeTransfer(OWNERSHIP.members, ACCOUNT, 'ada');
  expect(after.slice(0, 2)).toEqual([member('olga', 'account-admin'), member('ada', 'account-owner')]);
  expect(after.slice(2)).toEqual(OWNERSHIP.members.slice(2));
  for (const other of ['olga', 'wim', 'stranger'])
    expect(computeTransfer(OWNERSHIP.members, ACCOUNT, other)).toEqual(OWNERSHIP.members);
  const invited = [...OWNERSHIP.members, member('zoe', 'account-admin', null, { status: 'pending' })];
  expect(computeTransfer(invited, ACCOUNT, 'zoe')).toEqual(invited);
});

it('[GO-4] refuses the account to a membership held in no proper place', () => {
  for (const odd of [member('zed', 'vic-admin', null), member('zed', 'account-admin', 2)]) {
    const members = [...OWNERSHIP.members, odd];
    expect(computeTransfer(members, ACCOUNT, 'zed')).toEqual(members);
  }
});

it('[GO-5] leaves an owner who is merely invited as they are', () => {
  const invited = member('zoe', 'workspace-owner', 2, { status: 'pending' });
  expect(computeTransfer([...OWNERSHIP.members, invited], workspace(2), 'wanda')).toContainEqual(invited);
});

it('[GO-5] writes nothing for the account owner, also where they own the workspace already', () => {
  const members = [...OWNERSHIP.members, member('olga', 'workspace-owner', 3)];
  expect(computeTransfer(members, workspace(3), 'olga')).toEqual(members);
});

it('gives nothing to a stranger', () => {
  expect(computeTransfer(OWNERSHIP.members, workspace(2), 'stranger')).toEqual(OWNERSHIP.members);
});

it('[OWN-15, GO-5] keeps one account owner and no workspace with two, and changes nothing of other workspaces', () => {
  const others = fc.array(
    fc
      .record({
        userId: fc.constantFrom('ada', 'wim', 'eve', 'olga'),
        role: fc.constantFrom(...STORED_ROLES.filter((role) => role !== 'account-owner')),
        workspaceId: fc.constantFrom(2, 3),
        status: fc.constantFrom(...MEMBER_STATUSES),
        isEmailVerified: fc.boolean(),
      })
      .map((one) => (isAccountLevel(one.role) ? { ...one, workspaceId: null } : one)),
  );
  const receivers = fc.constantFrom('ada', 'wim', 'eve', 'olga', 'stranger');
  fc.assert(
    fc.property(others, fc.constantFrom(ACCOUNT, workspace(2)), receivers, (some, scope, receiver) => {
      const before = [member('olga', 'account-owner'), ...some];
      const after = computeTransfer(before, scope, receiver);
      expect(after.filter(({ role }) => role === 'account-owner')).toHaveLength(1);
      const elsewhere = (members: typeof after) => members.filter(({ workspaceId }) => workspaceId === 3);
      expect(elsewhere(after)).toEqual(elsewhere(before));
      if (scope.scope === 'account') return;
      const owners = after.filter(
        (one) => one.role === 'workspace-owner' && one.status === 'accepted' && one.workspaceId === 2,
      );
      const isKnown = before.some(({ userId }) => userId === receiver);
      if (isKnown && receiver !== 'olga') expect(owners.map(({ userId }) => userId)).toEqual([receiver]);
      if (isKnown && receiver !== 'olga') expect(ownerOf(after, scope)).toBe(receiver);
    }),
  );
});
