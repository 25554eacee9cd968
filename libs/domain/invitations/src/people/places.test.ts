import type { AccountCircumstances } from '@partyline/permissions';
import { expect, it } from 'vitest';
import { DEFAULT_WORKSPACE, workspaceOf } from '../import/invitation.fixture.ts';
import { findWorkspace, inviteOffer, isListable } from './places.ts';

const PAID: AccountCircumstances = { planType: 'paid', customerStatus: 'B2C' };
const TRIAL: AccountCircumstances = { planType: 'trial', customerStatus: 'B2C' };
const seenAs = (...roles: readonly string[]) =>
  roles.map((role, index) => ({ ...workspaceOf(index + 2), roleType: 'invited' as const, roles: [role] }));

it.each([
  [[], PAID, 'hidden', false],
  [['endpoint-user'], PAID, 'hidden', false],
  [['vic-admin'], PAID, 'offered', true],
  [['endpoint-user', 'workspace-admin'], PAID, 'offered', true],
  [['workspace-admin'], TRIAL, 'refused', true],
] as const)(
  '[GC-10, GW-16] with the roles %j inviting is decided per account',
  (roles, account, kind, list) => {
    expect(inviteOffer(seenAs(...roles), account).kind).toBe(kind);
    expect(isListable(seenAs(...roles), account)).toBe(list);
  },
);

it('[GV-12] decides about rows of the account in the default workspace', () => {
  const workspaces = [workspaceOf(2), DEFAULT_WORKSPACE];
  expect(findWorkspace(workspaces, { workspaceId: null })).toBe(DEFAULT_WORKSPACE);
  expect(findWorkspace(workspaces, { workspaceId: 2 })?.id).toBe(2);
  expect(findWorkspace(workspaces, { workspaceId: 9 })).toBeUndefined();
});
