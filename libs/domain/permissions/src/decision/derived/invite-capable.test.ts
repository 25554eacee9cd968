import { expect, it } from 'vitest';
import { listInviteCapable } from './invite-capable.ts';

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

const workspace = (name: string, roles: readonly string[], isDirty = false) =>
  ({ name, roles, roleType: 'invited', isDefault: false, isDirty }) as const;

const namesOf = (workspaces: readonly { readonly name: string }[]) => workspaces.map(({ name }) => name);

it('[ROLE-21, GC-9] offers the workspaces where the caller has a role and the right to invite', () => {
  const workspaces = [
    workspace('owned', ['workspace-owner']),
    workspace('looked after', ['vic-admin']),
    workspace('used', ['endpoint-user']),
    workspace('unknown', ['janitor']),
    workspace('none', []),
  ];
  expect(namesOf(listInviteCapable(workspaces, PAID))).toEqual(['owned', 'looked after']);
});

it('[GC-9] keeps a dirty workspace, where roles other than the owner can be invited', () => {
  expect(namesOf(listInviteCapable([workspace('dirty', ['workspace-admin'], true)], PAID))).toEqual([
    'dirty',
  ]);
});

it('[ROLE-21, GC-5] offers none in a trial', () => {
  const workspaces = [
    { ...workspace('default', ['account-owner']), roleType: 'default', isDefault: true } as const,
  ];
  expect(listInviteCapable(workspaces, { ...PAID, planType: 'trial' })).toEqual([]);
  expect(namesOf(listInviteCapable(workspaces, PAID))).toEqual(['default']);
});
