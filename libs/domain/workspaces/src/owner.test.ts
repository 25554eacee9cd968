import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { MEMBER_STATUSES, OWNER_EVENTS, hasWorkspaceOwner, nextOwnership } from './owner.ts';
import type { MemberStatus, OwnerEvent, WorkspaceMember } from './owner.ts';
import { roleTypeOf } from './role-type.ts';

const anyMember: fc.Arbitrary<WorkspaceMember> = fc.record({
  role: fc.constantFrom(...STORED_ROLES),
  status: fc.constantFrom(...MEMBER_STATUSES),
});
const anyEvents = fc.array(fc.constantFrom(...OWNER_EVENTS));

it('[GW-8] has an owner only once somebody has accepted', () => {
  for (const status of MEMBER_STATUSES)
    expect(hasWorkspaceOwner([{ role: 'workspace-owner', status }])).toBe(status === 'accepted');
  expect(hasWorkspaceOwner([])).toBe(false);
});

it('[GW-8] takes nobody of another role for the owner, account owner included', () => {
  fc.assert(
    fc.property(fc.array(anyMember), (members) => {
      const others = members.filter(({ role }) => role !== 'workspace-owner');
      expect(hasWorkspaceOwner(others)).toBe(false);
      expect(hasWorkspaceOwner([...others, { role: 'workspace-owner', status: 'accepted' }])).toBe(true);
    }),
  );
});

it('[WS-12] becomes orphanage when its owner is removed', () => {
  const shared = { isDefault: false, haveWorkspaceOwner: true };
  expect(roleTypeOf(nextOwnership(shared, 'owner-removed'))).toBe('orphanage');
});

it('[WS-13] becomes shared when an owner is assigned', () => {
  const orphanage = { isDefault: false, haveWorkspaceOwner: false };
  expect(roleTypeOf(nextOwnership(orphanage, 'owner-assigned'))).toBe('shared');
});

it('[WS-12, WS-13] is what the last event made it, and default for ever if it is the default one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), anyEvents, (isDefault, haveWorkspaceOwner, events) => {
      const last = events.at(-1);
      const end = events.reduce(nextOwnership, { isDefault, haveWorkspaceOwner });
      const owned = last === undefined ? haveWorkspaceOwner : last === 'owner-assigned';
      expect(roleTypeOf(end)).toBe(isDefault ? 'default' : owned ? 'shared' : 'orphanage');
    }),
  );
});

it('changes nothing else of a workspace, and not the workspace it was given', () => {
  const before = Object.freeze({ id: 7, name: 'Studio A', isDefault: false, haveWorkspaceOwner: true });
  expect(nextOwnership(before, 'owner-removed')).toEqual({ ...before, haveWorkspaceOwner: false });
  expectTypeOf(nextOwnership(before, 'owner-removed')).toEqualTypeOf<typeof before>();
});

it('knows the four ways a member can stand and the two things that happen to an owner', () => {
  expectTypeOf<MemberStatus>().toEqualTypeOf<'pending' | 'accepted' | 'expired' | 'revoked'>();
  expectTypeOf<OwnerEvent>().toEqualTypeOf<'owner-assigned' | 'owner-removed'>();
});
