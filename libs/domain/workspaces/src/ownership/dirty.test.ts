import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { isDirty, listDirtyReasons } from './dirty.ts';
import type { DirtyReason, WorkspaceMatters } from './dirty.ts';
import { MEMBER_STATUSES } from './account-member.ts';
import { TRANSFER_STATES } from './transfers/transfer-state.ts';

const CLEAN: WorkspaceMatters = { members: [], transfers: [], isMoveRunning: false };

it('[GW-6] is clean with nothing going on', () => {
  expect(isDirty(CLEAN)).toBe(false);
});

it('[GW-6] is dirty while the invitation of an owner is open, and by no other invitation', () => {
  const dirty = STORED_ROLES.flatMap((role) =>
    MEMBER_STATUSES.filter((status) => isDirty({ ...CLEAN, members: [{ role, status }] })).map((status) => [
      role,
      status,
    ]),
  );
  expect(dirty).toEqual([['workspace-owner', 'pending']]);
});

it('[GW-6] is dirty while a transfer or request is under way, from its submission until it is done', () => {
  const dirty = TRANSFER_STATES.filter((state) => isDirty({ ...CLEAN, transfers: ['done', state] }));
  expect(dirty).toEqual(['inProgress', 'transition']);
});

it('[GW-6] is dirty while a move is running', () => {
  expect(listDirtyReasons({ ...CLEAN, isMoveRunning: true })).toEqual(['move']);
});

it('[GW-6] is dirty exactly if one of the three holds, and names each of them', () => {
  const members = fc.array(
    fc.record({ role: fc.constantFrom(...STORED_ROLES), status: fc.constantFrom(...MEMBER_STATUSES) }),
  );
  const transfers = fc.array(fc.constantFrom(...TRANSFER_STATES), { maxLength: 3 });
  fc.assert(
    fc.property(members, transfers, fc.boolean(), (some, states, isMoveRunning) => {
      const expected = [
        ...(some.some((one) => one.role === 'workspace-owner' && one.status === 'pending')
          ? ['owner-invitation']
          : []),
        ...(states.includes('inProgress') || states.includes('transition') ? ['transfer'] : []),
        ...(isMoveRunning ? ['move'] : []),
      ];
      const matters = { members: some, transfers: states, isMoveRunning };
      expect(listDirtyReasons(matters)).toEqual(expected);
      expect(isDirty(matters)).toBe(expected.length > 0);
    }),
  );
  expectTypeOf<DirtyReason>().toEqualTypeOf<'owner-invitation' | 'transfer' | 'move'>();
});
