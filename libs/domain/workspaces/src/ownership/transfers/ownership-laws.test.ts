import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { ownerOf } from '../account-member.ts';
import { anyHistory } from './history.fixture.ts';
import { nextOwnership } from './next-ownership.ts';
import { OWNERSHIP_REFUSALS } from './ownership-state.ts';
import type { OwnershipState, OwnershipEvent, OwnershipRefusal } from './ownership-state.ts';
import { ACCOUNT, OWNERSHIP } from '../ownership.fixture.ts';
import { isTransferOpen } from './transfer-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function expectOrder(ownership: OwnershipState): void {
  expect(ownership.members.filter(({ role }) => role === 'account-owner')).toHaveLength(1);
  expect(ownerOf(ownership.members, ACCOUNT)).not.toBeNull();
  for (const { id } of ownership.workspaces) {
    const here = ownership.members.filter((one) => one.role === 'workspace-owner' && one.workspaceId === id);
    expect(here.filter(({ status }) => status === 'accepted').length).toBeLessThanOrEqual(1);
    const open = ownership.transfers.filter(
      ({ state, scope }) => isTransferOpen(state) && scope.scope === 'workspace' && scope.workspaceId === id,
    );
    const invited = here.filter(({ status }) => status === 'pending');
    expect(open.length + invited.length).toBeLessThanOrEqual(1);
  }
  expect(
    ownership.transfers.filter(({ state, scope }) => isTransferOpen(state) && scope.scope === 'account')
      .length,
  ).toBeLessThanOrEqual(1);
}

it('[OWN-3, GO-4, GO-5, GO-7] the account has exactly one owner, a workspace at most one, and one thing open at most', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyHistory, (history) => {
      let ownership = OWNERSHIP;
      let nowMs = NOW;
      for (const [step, passedMs] of history) {
        nowMs += passedMs;
        const event = step(ownership);
        const next = nextOwnership(ownership, event, nowMs);
        seen.add(next.ok ? event.type : next.error);
        if (!next.ok) continue;
        if (ownerOf(next.value.members, ACCOUNT) !== ownerOf(ownership.members, ACCOUNT)) {
          expect(event.type).toBe('apply');
          seen.add('another account owner');
        }
        ownership = next.value;
        expectOrder(ownership);
      }
    }),
  );
  for (const way of ['apply', 'resend', 'another account owner', 'handover-open', 'not-addressed'])
    expect(seen).toContain(way);
  for (const way of ['members-changed', 'account-owner-stays', 'owner-exists', 'handover-not-open'])
    expect(seen).toContain(way);
});

it('[GO-2] the same event once more right after it changes nothing', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      let ownership = OWNERSHIP;
      for (const [step] of history) {
        const event = step(ownership);
        const next = nextOwnership(ownership, event, NOW);
        if (!next.ok) continue;
        ownership = next.value;
        const again = nextOwnership(ownership, event, NOW);
        if (again.ok && JSON.stringify(again.value) !== JSON.stringify(ownership))
          expect({ event, again: again.value }).toEqual({ event, again: ownership });
      }
    }),
  );
});

it('knows every reason there is', () => {
  expect(new Set(OWNERSHIP_REFUSALS).size).toBe(OWNERSHIP_REFUSALS.length);
  expectTypeOf<OwnershipRefusal>().toEqualTypeOf<(typeof OWNERSHIP_REFUSALS)[number]>();
  expectTypeOf<OwnershipEvent['type']>().toEqualTypeOf<
    | 'submit-transfer'
    | 'submit-request'
    | 'open'
    | 'apply'
    | 'reject'
    | 'cancel'
    | 'resend'
    | 'members-changed'
    | 'tick'
  >();
});
