import { describe, expect, it } from 'vitest';
import { decideAccessChange } from './decide-access-change.ts';
import { INVITER, STUDIO, holderOf } from './import/invitation.fixture.ts';
import type { InvitationStatus } from './status.ts';

const NOW_MS = Date.UTC(2026, 10, 23);

function decide(
  role: Parameters<typeof holderOf>[0],
  more: {
    status?: InvitationStatus;
    expiresAtMs?: number;
    held?: 'workspace-owner' | 'workspace-admin' | 'endpoint-user';
    plan?: 'trial';
    change?: Parameters<typeof decideAccessChange>[0]['change'];
  } = {},
) {
  const {
    status = 'accepted',
    expiresAtMs = NOW_MS + 1,
    held = 'endpoint-user',
    plan = 'paid',
    change = {},
  } = more;
  const row = {
    kind: 'membership' as const,
    email: 'crew@example.org',
    role: held,
    workspaceId: STUDIO.id,
    status,
    expiresAtMs,
    endsAtMs: null,
  };
  const inviter = { email: INVITER, subject: holderOf(role, plan) };
  return decideAccessChange({ row, inviter, workspace: STUDIO, change }, NOW_MS);
}

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
