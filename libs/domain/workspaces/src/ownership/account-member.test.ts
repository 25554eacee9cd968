import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  MEMBER_STATUSES,
  isCovering,
  isSameScope,
  listAcceptedRoles,
  ownerOf,
  workspaceIdOf,
} from './account-member.ts';
import type { AccountMember, MemberStatus } from './account-member.ts';
import { ACCOUNT, member, workspace } from './ownership.fixture.ts';

describe('a place', () => {
  it('has the number of its workspace, and none where it is the account', () => {
    expect(workspaceIdOf(workspace(2))).toBe(2);
    expect(workspaceIdOf(ACCOUNT)).toBeNull();
  });

  it.each([
    [ACCOUNT, ACCOUNT, true],
    [ACCOUNT, workspace(2), false],
    [workspace(2), ACCOUNT, false],
    [workspace(2), workspace(2), true],
    [workspace(2), workspace(3), false],
  ])('is the same as another or not (%#)', (a, b, same) => {
    expect(isSameScope(a, b)).toBe(same);
  });
});

describe('a membership', () => {
  it.each([
    ['of the account reaches the account', member('ada', 'account-admin'), ACCOUNT, true],
    ['of the account reaches every workspace', member('ada', 'account-admin'), workspace(2), true],
    ['of a workspace reaches that', member('wim', 'workspace-owner', 2), workspace(2), true],
    ['of a workspace reaches no other', member('wim', 'workspace-owner', 2), workspace(3), false],
    ['of a workspace does not reach the account', member('wim', 'workspace-owner', 2), ACCOUNT, false],
    [
      'of the account that names a workspace reaches nothing',
      member('ada', 'account-admin', 2),
      workspace(2),
      false,
    ],
    ['of a workspace that names none reaches nothing', member('wim', 'workspace-owner'), ACCOUNT, false],
  ])('%s', (_case, one, scope, covers) => {
    expect(isCovering(one, scope)).toBe(covers);
  });

  it('[GC-14] counts once it was accepted, for its own person alone', () => {
    const members = [
      member('eve', 'vic-admin', 2, { status: 'pending' }),
      member('eve', 'endpoint-user', 2),
      member('wim', 'workspace-owner', 2),
    ];
    expect(listAcceptedRoles(members, 'eve', workspace(2))).toEqual(['endpoint-user']);
  });
});

describe('the owner', () => {
  const anyMember: fc.Arbitrary<AccountMember> = fc.record({
    userId: fc.constantFrom('ada', 'eve', 'wim'),
    workspaceId: fc.constantFrom(null, 2, 3),
    isEmailVerified: fc.boolean(),
    role: fc.constantFrom(...STORED_ROLES),
    status: fc.constantFrom(...MEMBER_STATUSES),
  });

  it('[GW-8] of a workspace is the user whose ownership is accepted', () => {
    for (const status of MEMBER_STATUSES) {
      const members = [member('wim', 'workspace-owner', 2, { status })];
      expect(ownerOf(members, workspace(2))).toBe(status === 'accepted' ? 'wim' : null);
    }
    expect(ownerOf([], workspace(2))).toBeNull();
  });

  it('[GW-8] of a workspace has no other role, account owner included', () => {
    fc.assert(
      fc.property(fc.array(anyMember), (members) => {
        const others = members.filter(({ role }) => role !== 'workspace-owner');
        expect(ownerOf(others, workspace(2))).toBeNull();
        expect(ownerOf([...others, member('wim', 'workspace-owner', 2)], workspace(2))).toBe('wim');
      }),
    );
  });

  it('of the account is its account owner', () => {
    expect(ownerOf([member('wim', 'workspace-owner', 2), member('olga', 'account-owner')], ACCOUNT)).toBe(
      'olga',
    );
  });
});

it('has exactly four statuses of a member', () => {
  expectTypeOf<MemberStatus>().toEqualTypeOf<'pending' | 'accepted' | 'expired' | 'revoked'>();
});
