import { expect, it } from 'vitest';
import { DEFAULT_WORKSPACE, INVITER, workspaceOf } from '../import/invitation.fixture.ts';
import { ROW_ACTION_REFUSALS } from '../rules/refusal.ts';
import { fieldOfRefusal, judgeInvitation, type InviteContext } from './judge-invitation.ts';

const WORKSPACE = { ...workspaceOf(2), roles: ['account-owner'] };
const CONTEXT: InviteContext = {
  workspaces: [{ ...DEFAULT_WORKSPACE, roles: ['account-owner'] }, WORKSPACE],
  circumstances: { planType: 'paid', customerStatus: 'B2C' },
  userEmail: INVITER,
  held: [{ email: 'held@example.org', role: 'vic-admin', workspaceId: WORKSPACE.id, status: 'accepted' }],
};
const judged = (email: string, roleName: string, workspaceId: number, endsAt: string | null = null) => {
  const verdict = judgeInvitation(email, { roleName, workspaceId, endsAt }, CONTEXT);
  return verdict?.kind === 'refused' ? verdict.reason : (verdict?.kind ?? null);
};

it.each([
  ['new@example.org', 'vic-admin', 2, 'send'],
  ['held@example.org', 'vic-admin', 2, 'duplicate'],
  ['HELD@example.org', 'workspace-admin', 2, 'update'],
  ['owner@example.org', 'vic-admin', 2, 'self'],
  ['new@example.org', 'workspace-owner', 1, 'owner-of-default'],
  ['new@example.org', 'account-owner', 2, 'role-not-grantable'],
  ['new@example.org', 'manager', 2, null],
  ['new@example.org', 'vic-admin', 3, null],
] as const)(
  '[INV-16, INV-17, INV-20, GV-8] judges %s as %s in workspace %i: %s',
  (email, role, id, verdict) => {
    expect(judged(email, role, id)).toBe(verdict);
  },
);

it('[PLUS-4] refuses an end date for an owner', () => {
  expect(judged('new@example.org', 'workspace-owner', 2, '2026-12-01T12:00:00.000Z')).toBe('owner-ends');
});

it.each([
  ['self', 'email'],
  ['duplicate', 'email'],
  ['role-not-grantable', 'roleName'],
  ['owner-exists', 'roleName'],
  ['owner-ends', 'endsAt'],
  ['no-right', 'workspaceId'],
  ['constructor', 'workspaceId'],
] as const)('shows the refusal %s at the field %s', (reason, field) => {
  expect(fieldOfRefusal(reason)).toBe(field);
});

it('shows what only a row can be refused for at the workspace', () => {
  expect(new Set(ROW_ACTION_REFUSALS.map(fieldOfRefusal))).toEqual(new Set(['workspaceId']));
});
