import { RIGHTS } from '@partyline/permissions';
import { isAccountLevel } from '@partyline/roles';
import { listRolesIn } from '@partyline/workspaces';
import { expect, it } from 'vitest';
import { compareRights, listMatrixRows } from './permission-rows.ts';
import { MATRIX_KINDS } from './permissions-search.ts';

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

it.each(MATRIX_KINDS)(
  '[PLUS-8] shows for a workspace of kind %s what the table of rights gives each role',
  (kind) => {
    const roles = listRolesIn(kind);
    for (const { place, action, decisions } of listMatrixRows(kind, roles, PAID)) {
      roles.forEach((role, index) => {
        const { account, workspace, instance } = RIGHTS[role];
        const held = {
          workspace: workspace[isAccountLevel(role) ? kind : 'invited'],
          instance,
          'account.workspace': account.workspace,
          subscription: account.subscription,
          accountName: account.accountName,
        }[place];
        const decision = decisions[index];
        const isRefusedByState =
          kind === 'default' && decision?.allowed === false && decision.reason === 'default-workspace';
        expect([role, place, action, decision?.allowed === true || isRefusedByState]).toEqual([
          role,
          place,
          action,
          held.includes(action),
        ]);
      });
    }
  },
);

it('[PLUS-8] tells what a member gains, loses and keeps with another role', () => {
  const { gains, loses, keeps } = compareRights('shared', ['vic-admin'], ['workspace-admin'], PAID);
  expect(gains).toContainEqual({ place: 'workspace', action: 'rename' });
  expect(loses).toEqual([]);
  expect(keeps).toContainEqual({ place: 'instance', action: 'start' });
  const lowered = compareRights('shared', ['workspace-admin'], ['endpoint-user'], PAID);
  expect(lowered.loses).toContainEqual({ place: 'instance', action: 'start' });
  expect(compareRights('shared', [], ['endpoint-user'], PAID).gains).toHaveLength(3);
});
