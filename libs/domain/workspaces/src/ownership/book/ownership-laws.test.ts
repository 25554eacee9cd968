import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { ownerOf } from '../account-member.ts';
import { anyHistory } from './history.fixture.ts';
import { nextOwnershipBook } from './next-ownership-book.ts';
import { OWNERSHIP_REFUSALS } from './ownership-book.ts';
import type { OwnershipBook, OwnershipEvent, OwnershipRefusal } from './ownership-book.ts';
import { ACCOUNT, BOOK } from '../ownership.fixture.ts';
import { isTransferOpen } from './transfer-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function expectOrder(book: OwnershipBook): void {
  expect(book.members.filter(({ role }) => role === 'account-owner')).toHaveLength(1);
  expect(ownerOf(book.members, ACCOUNT)).not.toBeNull();
  for (const { id } of book.workspaces) {
    const here = book.members.filter((one) => one.role === 'workspace-owner' && one.workspaceId === id);
    expect(here.filter(({ status }) => status === 'accepted').length).toBeLessThanOrEqual(1);
    const open = book.handovers.filter(
      ({ state, place }) => isTransferOpen(state) && place.scope === 'workspace' && place.workspaceId === id,
    );
    const invited = here.filter(({ status }) => status === 'pending');
    expect(open.length + invited.length).toBeLessThanOrEqual(1);
  }
  expect(
    book.handovers.filter(({ state, place }) => isTransferOpen(state) && place.scope === 'account').length,
  ).toBeLessThanOrEqual(1);
}

it('[OWN-3, GO-4, GO-5, GO-7] the account has exactly one owner, a workspace at most one, and one thing open at most', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyHistory, (history) => {
      let book = BOOK;
      let nowMs = NOW;
      for (const [step, passedMs] of history) {
        nowMs += passedMs;
        const event = step(book);
        const next = nextOwnershipBook(book, event, nowMs);
        seen.add(next.ok ? event.type : next.error);
        if (!next.ok) continue;
        if (ownerOf(next.value.members, ACCOUNT) !== ownerOf(book.members, ACCOUNT)) {
          expect(event.type).toBe('apply');
          seen.add('another account owner');
        }
        book = next.value;
        expectOrder(book);
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
      let book = BOOK;
      for (const [step] of history) {
        const event = step(book);
        const next = nextOwnershipBook(book, event, NOW);
        if (!next.ok) continue;
        book = next.value;
        const again = nextOwnershipBook(book, event, NOW);
        if (again.ok && JSON.stringify(again.value) !== JSON.stringify(book))
          expect({ event, again: again.value }).toEqual({ event, again: book });
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
