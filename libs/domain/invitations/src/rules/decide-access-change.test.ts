import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { decideAccessChange } from './decide-access-change.ts';
import type { AccessChangeQuestion } from './decide-access-change.ts';
import { DEFAULT_WORKSPACE, INVITER, WORKSPACE, holderOf } from '../import/invitation.fixture.ts';
import { listRoleChanges } from './role-options.ts';
import type { InvitationStatus } from '../invitation/status.ts';

const NOW_MS = Date.UTC(2026, 10, 23);

function question(
  role: Parameters<typeof holderOf>[0],
  more: {
    status?: InvitationStatus;
    expiresAtMs?: number;
    held?: StoredRole;
    plan?: 'trial';
    kind?: AccessChangeQuestion['row']['kind'];
    workspace?: typeof WORKSPACE;
  } & Pick<AccessChangeQuestion, 'isOwn' | 'change'> = {},
): AccessChangeQuestion {
  const {
    status = 'accepted',
    expiresAtMs = NOW_MS + 1,
    held = 'endpoint-user',
    plan = 'paid',
    kind = 'membership',
    workspace = WORKSPACE,
    ...asked
  } = more;
  const row = {
    kind,
    email: 'crew@example.org',
    role: held,
    workspaceId: workspace.id,
    status,
    expiresAtMs,
    endsAtMs: null,
    isSuspended: false,
  };
  const inviter = { email: INVITER, subject: holderOf(role, plan) };
  return { row, inviter, workspace, ...asked };
}

const decide = (...given: Parameters<typeof question>) => decideAccessChange(question(...given), NOW_MS);

describe('a change of a role, an end date or a suspension', () => {
  it('[PLUS-4, PLUS-5] is allowed for a row that holds, below the own role', () => {
    expect(decide('workspace-admin').allowed).toBe(true);
    expect(decide('vic-admin', { status: 'pending' }).allowed).toBe(true);
  });

  it('[GV-11] is refused without the right to invite, and for a role that may not be granted', () => {
    expect(decide('endpoint-user')).toEqual({ allowed: false, reason: 'no-right' });
    expect(decide('account-owner', { plan: 'trial' })).toEqual({ allowed: false, reason: 'trial' });
    expect(decide('workspace-owner', { held: 'workspace-owner' })).toEqual({
      allowed: false,
      reason: 'role-not-grantable',
    });
  });

  it.each([
    ['of an owner', { held: 'workspace-owner' }, {}],
    ['of a user who becomes one', {}, { role: 'workspace-owner' }],
  ] as const)('[PLUS-4, PLUS-5] neither suspends nor ends the access %s', (_whose, more, change) => {
    const ask = (terms: object) => decide('account-owner', { ...more, change: { ...change, ...terms } });
    expect(ask({ endsAtMs: NOW_MS + 1 })).toEqual({ allowed: false, reason: 'owner-ends' });
    expect(ask({ isSuspended: true })).toEqual({ allowed: false, reason: 'owner-suspended' });
    expect(ask({ endsAtMs: null, isSuspended: false }).allowed).toBe(true);
  });

  it('[PLUS-4, PLUS-5] ends and suspends the access of all others, also of an owner who steps down', () => {
    const terms = { endsAtMs: NOW_MS + 1, isSuspended: true };
    expect(decide('account-owner', { held: 'workspace-admin', change: terms }).allowed).toBe(true);
    const down = { ...terms, role: 'workspace-admin' } as const;
    expect(decide('account-owner', { held: 'workspace-owner', change: down }).allowed).toBe(true);
  });

  it('[GV-7, PLUS-4, PLUS-5] is refused for a row of the inviter, whatever changes', () => {
    const refused = { allowed: false, reason: 'role-not-grantable' };
    for (const change of [{}, { role: 'endpoint-user' }, { isSuspended: true }] as const)
      expect(decide('account-owner', { isOwn: true, change })).toEqual(refused);
    // The workspace takes no owner, but the row comes first.
    const workspace = { ...WORKSPACE, haveWorkspaceOwner: true };
    expect(decide('account-owner', { isOwn: true, workspace, change: { role: 'workspace-owner' } })).toEqual(
      refused,
    );
  });

  it('[GV-24] is refused for an accepted invitation: its membership is changed instead', () => {
    expect(decide('account-owner', { kind: 'invitation' })).toEqual({
      allowed: false,
      reason: 'already-accepted',
    });
    expect(decide('account-owner', { kind: 'invitation', status: 'pending' }).allowed).toBe(true);
  });

  it('[GV-11, GV-12] says of a role on another level, or not below the own one, that it is not grantable', () => {
    const refused = { allowed: false, reason: 'role-not-grantable' };
    expect(decide('account-owner', { change: { role: 'account-admin' } })).toEqual(refused);
    expect(decide('workspace-admin', { change: { role: 'workspace-admin' } })).toEqual(refused);
  });

  it('[GV-9] refuses a new owner where the workspace takes none', () => {
    const ask = (
      workspace: typeof WORKSPACE,
      held: 'workspace-owner' | 'workspace-admin' = 'workspace-admin',
    ) => decide('account-owner', { workspace, held, change: { role: 'workspace-owner' } });
    expect(ask(WORKSPACE).allowed).toBe(true);
    expect(ask({ ...WORKSPACE, haveWorkspaceOwner: true })).toEqual({
      allowed: false,
      reason: 'owner-exists',
    });
    expect(ask(DEFAULT_WORKSPACE)).toEqual({ allowed: false, reason: 'owner-of-default' });
    // Unchanged: the owner that there is.
    expect(ask({ ...WORKSPACE, haveWorkspaceOwner: true }, 'workspace-owner').allowed).toBe(true);
  });

  it('[GV-9, GV-11, GV-12] allows exactly the roles that are offered', () => {
    const workspaces = [WORKSPACE, DEFAULT_WORKSPACE, { ...WORKSPACE, haveWorkspaceOwner: true }];
    for (const inviter of STORED_ROLES) {
      for (const held of STORED_ROLES) {
        for (const workspace of workspaces) {
          if (!decide(inviter, { held, workspace }).allowed) continue;
          const offered = listRoleChanges(question(inviter, { held, workspace }), NOW_MS);
          const open = offered.filter(({ disabledBy }) => disabledBy === null).map(({ role }) => role);
          const allowed = STORED_ROLES.filter(
            (role) => decide(inviter, { held, workspace, change: { role } }).allowed,
          );
          expect(new Set(allowed)).toEqual(new Set([held, ...open]));
        }
      }
    }
  });

  it('[PLUS-1] is refused once the row has expired or was taken back', () => {
    expect(decide('account-owner', { status: 'pending', expiresAtMs: NOW_MS })).toEqual({
      allowed: false,
      reason: 'already-expired',
    });
    expect(decide('account-owner', { status: 'revoked' })).toEqual({
      allowed: false,
      reason: 'already-revoked',
    });
  });
});
