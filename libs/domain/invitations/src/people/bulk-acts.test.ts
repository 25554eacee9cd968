import type { StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WORKSPACE, holderOf, holderWith, INVITER, WORKSPACE } from '../import/invitation.fixture.ts';
import { BULK_ACTIONS, bulkRefusalOf, listBulkRoles, splitByAct, type BulkAct } from './bulk-acts.ts';
import { listAccessActions, type ListedRow, type RowContext } from './row-actions.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const END_MS = Date.parse('2026-11-30T12:00:00Z');

const rowOf = (changes: Partial<ListedRow> = {}): ListedRow => ({
  id: 'm1',
  kind: 'membership',
  email: 'member@example.org',
  roleName: 'vic-admin',
  workspaceId: WORKSPACE.id,
  status: 'accepted',
  isSuspended: false,
  isSelf: false,
  expiresAt: null,
  endsAt: null,
  ...changes,
});
const MEMBER = rowOf();
const SUSPENDED = rowOf({ id: 'm2', isSuspended: true });
const SELF = rowOf({ id: 'm3', isSelf: true });
const ENDED = rowOf({ id: 'm4', status: 'expired', endsAt: '2026-11-01T12:00:00.000Z' });
const CHIEF = rowOf({ id: 'm5', roleName: 'account-admin', workspaceId: null });
const PENDING = rowOf({
  id: 'i1',
  kind: 'invitation',
  status: 'pending',
  expiresAt: '2026-11-27T12:00:00.000Z',
});
const EXPIRED = { ...PENDING, id: 'i2', status: 'expired' } as const;
const REVOKED = { ...PENDING, id: 'i3', status: 'revoked' } as const;
const ALL = [MEMBER, SUSPENDED, SELF, ENDED, CHIEF, PENDING, EXPIRED, REVOKED];

const contextAs =
  (role: StoredRole, changes: Partial<RowContext> = {}) =>
  ({ workspaceId }: ListedRow): RowContext => ({
    place: { workspace: workspaceId === null ? DEFAULT_WORKSPACE : WORKSPACE, subject: holderOf(role) },
    userEmail: INVITER,
    others: [],
    isConnected: true,
    nowMs: NOW_MS,
    ...changes,
  });
const split = (act: BulkAct, contextOf = contextAs('account-owner'), rows = ALL) => {
  const { fitting, left } = splitByAct(rows, act, contextOf);
  return [...fitting.map(({ id }) => id), ...left.map(({ row, refusal }) => `${row.id}: ${refusal}`)];
};

describe('an act on many rows', () => {
  it.each<[BulkAct, readonly string[]]>([
    [
      { action: 'resend' },
      [
        'i1',
        'i2',
        'm1: not-invited',
        'm2: not-invited',
        'm3: own',
        'm4: not-invited',
        'm5: not-invited',
        'i3: already-revoked',
      ],
    ],
    [
      { action: 'suspend' },
      [
        'm1',
        'm5',
        'm2: is-suspended',
        'm3: own',
        'm4: already-expired',
        'i1: not-member',
        'i2: not-member',
        'i3: already-revoked',
      ],
    ],
    [
      { action: 'resume' },
      [
        'm2',
        'm1: not-suspended',
        'm3: own',
        'm4: not-suspended',
        'm5: not-suspended',
        'i1: not-member',
        'i2: not-member',
        'i3: already-revoked',
      ],
    ],
    [{ action: 'revoke' }, ['m1', 'm2', 'm4', 'm5', 'i1', 'i2', 'm3: own', 'i3: already-revoked']],
    [
      { action: 'set-end' },
      [
        'm1',
        'm2',
        'm5',
        'i1',
        'm3: own',
        'm4: already-expired',
        'i2: already-expired',
        'i3: already-revoked',
      ],
    ],
    [
      { action: 'change-role', roleName: 'workspace-admin' },
      [
        'm1',
        'm2',
        'i1',
        'm3: own',
        'm4: already-expired',
        'm5: other-level',
        'i2: already-expired',
        'i3: already-revoked',
      ],
    ],
  ])('[HZ-8] %j fits what the menu of each row allows, and names the rest', (act, expected) => {
    expect(split(act)).toEqual(expected);
  });

  it('[HZ-8] never fits a row whose menu does not allow it', () => {
    const roles: readonly StoredRole[] = ['account-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'];
    for (const role of roles) {
      for (const action of BULK_ACTIONS) {
        for (const row of ALL) {
          const context = contextAs(role)(row);
          const offered = listAccessActions(row, context).find((one) => one.action === action);
          const isAllowed = offered?.refusal === null;
          expect(bulkRefusalOf(row, { action }, context) === null, `${role} ${action} ${row.id}`).toBe(
            isAllowed,
          );
        }
      }
    }
  });

  it('[GC-10, HZ-8] fits nothing for a role that never may, nor in a workspace that the caller cannot see', () => {
    const rows = [MEMBER, PENDING];
    expect(split({ action: 'revoke' }, contextAs('endpoint-user'), rows)).toEqual([
      'm1: hidden',
      'i1: hidden',
    ]);
    const unseen = contextAs('account-owner', { place: undefined });
    expect(split({ action: 'revoke' }, unseen, rows)).toEqual(['m1: hidden', 'i1: hidden']);
    expect(split({ action: 'set-end', endsAtMs: END_MS }, unseen, rows)).toEqual([
      'm1: hidden',
      'i1: hidden',
    ]);
  });

  it('[HZ-8] decides by the chosen role and end date', () => {
    const lead = rowOf({ id: 'm6', roleName: 'workspace-admin' });
    const owner = rowOf({ id: 'm7', roleName: 'workspace-owner' });
    const rows = [MEMBER, lead, owner, { ...MEMBER, id: 'm8', endsAt: '2026-11-30T12:00:00.000Z' }];
    expect(
      split({ action: 'change-role', roleName: 'vic-admin' }, contextAs('workspace-admin'), rows),
    ).toEqual(['m1: same-role', 'm6: role-not-grantable', 'm7: role-not-grantable', 'm8: same-role']);
    expect(
      split({ action: 'change-role', roleName: 'account-owner' }, contextAs('account-owner'), [MEMBER]),
    ).toEqual(['m1: role-not-grantable']);
    expect(split({ action: 'set-end', endsAtMs: END_MS }, contextAs('account-owner'), rows)).toEqual([
      'm1',
      'm6',
      'm7: owner-ends',
      'm8: same-end',
    ]);
    expect(split({ action: 'set-end', endsAtMs: null }, contextAs('account-owner'), rows)).toEqual([
      'm8',
      'm1: same-end',
      'm6: same-end',
      'm7: owner-ends',
    ]);
  });

  it('[HZ-4, HZ-8] says to a user who only gives access that they cannot take it away', () => {
    const subject = holderWith('workspace-admin', ['invite']);
    const contextOf = contextAs('workspace-admin', { place: { workspace: WORKSPACE, subject } });
    const soon = rowOf({ id: 'm9', endsAt: '2026-11-22T12:00:00.000Z' });
    expect(split({ action: 'set-end', endsAtMs: END_MS }, contextOf, [MEMBER, soon])).toEqual([
      'm9',
      'm1: taking',
    ]);
    expect(split({ action: 'change-role', roleName: 'endpoint-user' }, contextOf, [MEMBER])).toEqual([
      'm1: taking',
    ]);
  });
});

it('[GV-9, GV-11, HZ-8] lists the roles that can be given, highest first, with how many get each', () => {
  const client = rowOf({ id: 'm6', roleName: 'endpoint-user' });
  const rows = [MEMBER, client, SELF, CHIEF, EXPIRED];
  expect(listBulkRoles(rows, contextAs('account-owner'))).toEqual([
    { role: 'workspace-owner', fits: 2 },
    { role: 'workspace-admin', fits: 2 },
    { role: 'vic-admin', fits: 1 },
    { role: 'endpoint-user', fits: 1 },
  ]);
  expect(listBulkRoles(rows, contextAs('endpoint-user'))).toEqual([]);
});
