import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFor, isSameReader, readerOf } from './audience.ts';
import type { AddressedNotification, Reader } from './audience.ts';

const reader = (more: Partial<Reader> = {}): Reader => ({
  ...{ uid: 'ada', accountId: 7, wholeAccount: false, workspaceIds: new Set([2]) },
  ...more,
});
const to = (more: Partial<AddressedNotification> = {}): AddressedNotification => ({
  ...{ accountId: 7, workspaceId: null, userUid: null },
  ...more,
});

describe('who may be told what', () => {
  it('[NOTIF-5] is told nothing of another account, not even by name or with every right', () => {
    const all = reader({ wholeAccount: true });
    for (const more of [{}, { userUid: 'ada' }, { workspaceId: 2 }]) {
      expect(isFor(all, to({ accountId: 8, ...more }))).toBe(false);
      expect(isFor(all, to(more))).toBe(true);
    }
  });

  it('[NOTIF-6] is told of the workspaces they reach, and with an account-level role of all', () => {
    expect(isFor(reader(), to({ workspaceId: 2 }))).toBe(true);
    expect(isFor(reader(), to({ workspaceId: 3 }))).toBe(false);
    expect(isFor(reader({ wholeAccount: true }), to({ workspaceId: 3 }))).toBe(true);
  });

  it('sends what names a user to that user only, in any workspace', () => {
    expect(isFor(reader(), to({ userUid: 'ada', workspaceId: 3 }))).toBe(true);
    expect(isFor(reader({ uid: 'Ada', wholeAccount: true }), to({ userUid: 'ada', workspaceId: 2 }))).toBe(
      false,
    );
  });

  it('sends to every user what is for the whole account', () => {
    expect(isFor(reader({ workspaceIds: new Set() }), to())).toBe(true);
  });
});

describe('a reader', () => {
  it('[NOTIF-6] reaches the workspaces of their memberships, and all of them by an account-level role', () => {
    const memberships = [
      { workspaceId: 2, role: 'workspace-owner' },
      { workspaceId: 3, role: 'endpoint-user' },
      { workspaceId: 2, role: 'vic-admin' },
    ] as const;
    const member = { uid: 'ada', account: { id: 7 }, memberships };
    expect(readerOf(member)).toEqual(reader({ workspaceIds: new Set([2, 3]) }));
    for (const role of ['account-owner', 'account-admin'] as const) {
      const more = { ...member, memberships: [{ workspaceId: null, role }] };
      expect(readerOf(more)).toEqual(reader({ wholeAccount: true, workspaceIds: new Set() }));
    }
  });
});

it('[NOTIF-6] reaches every workspace by one account-level role among others', () => {
  const memberships = [
    { workspaceId: null, role: 'account-admin' },
    { workspaceId: 2, role: 'endpoint-user' },
  ] as const;
  expect(readerOf({ uid: 'ada', account: { id: 7 }, memberships })).toEqual(reader({ wholeAccount: true }));
});

it('tells two readers apart exactly by what they may be told', () => {
  const anyReader = fc.record({
    uid: fc.constantFrom('ada', 'ben'),
    accountId: fc.constantFrom(7, 8),
    wholeAccount: fc.boolean(),
    workspaceIds: fc.subarray([1, 2]).map((ids) => new Set(ids)),
  });
  fc.assert(
    fc.property(anyReader, anyReader, (a, b) => {
      const written = ({ workspaceIds, ...rest }: Reader) =>
        JSON.stringify({ ...rest, ids: [...workspaceIds].sort() });
      expect(isSameReader(a, b)).toBe(written(a) === written(b));
    }),
  );
});
