import type { StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { holderOf, holderWith, INVITER, WORKSPACE } from '../import/invitation.fixture.ts';
import { listAccessActions, type ListedRow, type RowContext } from './row-actions.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const rowOf = (changes: Partial<ListedRow> = {}): ListedRow => ({
  id: 'row',
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
const INVITATION = {
  kind: 'invitation',
  status: 'pending',
  expiresAt: '2026-11-27T12:00:00.000Z',
} as const satisfies Partial<ListedRow>;

const contextOf = (role: StoredRole, changes: Partial<RowContext> = {}): RowContext => ({
  place: { workspace: WORKSPACE, subject: holderOf(role) },
  userEmail: INVITER,
  others: [],
  isConnected: true,
  nowMs: NOW_MS,
  ...changes,
});
const offered = (row: ListedRow, context = contextOf('account-owner')) =>
  listAccessActions(row, context).map(({ action, refusal }) =>
    refusal === null ? action : `${action}: ${refusal}`,
  );

describe('the menu of a row', () => {
  it.each<[string, Partial<ListedRow>, readonly string[]]>([
    ['a member', {}, ['show-all', 'change-role', 'set-end', 'suspend', 'revoke']],
    ['a suspended member', { isSuspended: true }, ['show-all', 'change-role', 'set-end', 'resume', 'revoke']],
    ['an open invitation', INVITATION, ['show-all', 'resend', 'copy', 'change-role', 'set-end', 'revoke']],
    [
      'an expired invitation',
      { ...INVITATION, status: 'expired' },
      [
        'show-all',
        'resend',
        'copy: already-expired',
        'change-role: already-expired',
        'set-end: already-expired',
        'revoke',
      ],
    ],
    ['a revoked invitation', { ...INVITATION, status: 'revoked' }, ['show-all']],
  ])('[PLUS-1, PLUS-4, PLUS-5, GV-11] of %s', (_, changes, actions) => {
    expect(offered(rowOf(changes))).toEqual(actions);
  });

  it.each<[StoredRole, readonly string[]]>([
    ['vic-admin', ['show-all', 'leave']],
    ['workspace-owner', ['show-all', 'leave: owner-cannot-leave']],
    ['account-owner', ['show-all', 'leave: owner-cannot-leave']],
  ])('[PLUS-6] of the user themselves as %s', (roleName, actions) => {
    expect(offered(rowOf({ isSelf: true, roleName }))).toEqual(actions);
    expect(offered(rowOf({ ...INVITATION, isSelf: true, roleName }))).toEqual(['show-all']);
  });

  it('[GC-10] leaves out what the role never allows', () => {
    expect(offered(rowOf(), contextOf('endpoint-user'))).toEqual(['show-all']);
  });

  it('[HZ-4, PLUS-7] says to a user who only gives access that they cannot take it away', () => {
    const subject = holderWith('workspace-admin', ['invite']);
    const context = contextOf('workspace-admin', { place: { workspace: WORKSPACE, subject } });
    expect(offered(rowOf(), context)).toEqual([
      'show-all',
      'change-role',
      'set-end: taking',
      'suspend: taking',
    ]);
    expect(offered(rowOf({ isSuspended: true, endsAt: '2026-12-01T12:00:00.000Z' }), context)).toEqual([
      'show-all',
      'change-role',
      'set-end',
      'resume',
    ]);
  });

  it('[GV-24] refuses to send again what the user holds otherwise by now', () => {
    const others = [rowOf({ id: 'other', roleName: 'endpoint-user' })];
    const row = rowOf({ ...INVITATION, status: 'expired' });
    expect(offered(row, contextOf('account-owner', { others }))).toContain('resend: held-otherwise');
    expect(offered(row, contextOf('account-owner', { others: [row] }))).toContain('resend');
  });

  it('refuses everything that can be done while the connection is missing', () => {
    expect(offered(rowOf(), contextOf('account-owner', { isConnected: false }))).toEqual([
      'show-all',
      'change-role: offline',
      'set-end: offline',
      'suspend: offline',
      'revoke: offline',
    ]);
  });

  it('shows only the other rows of a user in a workspace that the caller cannot see', () => {
    expect(offered(rowOf(), contextOf('account-owner', { place: undefined }))).toEqual(['show-all']);
  });
});
