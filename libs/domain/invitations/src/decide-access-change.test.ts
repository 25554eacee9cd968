import { describe, expect, it } from 'vitest';
import { decideAccessChange } from './decide-access-change.ts';
import { INVITER, STUDIO, holderOf } from './invitation.fixture.ts';
import type { InvitationStatus } from './status.ts';

const NOW_MS = Date.UTC(2026, 10, 23);

function decide(
  role: Parameters<typeof holderOf>[0],
  more: {
    status?: InvitationStatus;
    expiresAtMs?: number;
    held?: 'workspace-owner' | 'endpoint-user';
    plan?: 'trial';
  } = {},
) {
  const { status = 'accepted', expiresAtMs = NOW_MS + 1, held = 'endpoint-user', plan = 'paid' } = more;
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
  return decideAccessChange({ row, inviter, workspace: STUDIO }, NOW_MS);
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
