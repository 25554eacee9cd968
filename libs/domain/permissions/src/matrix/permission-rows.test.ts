import { isAccountLevel, STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import { RIGHTS } from '../table/rights-table.ts';
import {
  compareRights,
  listMatrixRows,
  MATRIX_PLACES,
  PLACE_ACTIONS,
  type MatrixPlace,
} from './permission-rows.ts';
import { MATRIX_KINDS } from './matrix-kinds.ts';

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

it.each(MATRIX_KINDS)(
  '[PLUS-8] shows for a workspace of kind %s what the table of rights gives each role',
  (kind) => {
    for (const { place, action, decisions } of listMatrixRows(kind, STORED_ROLES, PAID)) {
      STORED_ROLES.forEach((role, index) => {
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

/** Actions that some role can have in a place. */
function possibleIn(place: MatrixPlace): readonly string[] {
  return STORED_ROLES.flatMap((role): readonly string[] => {
    const { account, workspace, instance } = RIGHTS[role];
    if (place === 'workspace') return Object.values(workspace).flat();
    if (place === 'instance') return instance;
    return account[place === 'account.workspace' ? 'workspace' : place];
  });
}

it.each(MATRIX_PLACES)(
  '[GC-3] lists in the place %s each action that a role may do there, and no other',
  (place) => {
    const possible = possibleIn(place);
    expect(PLACE_ACTIONS[place].toSorted()).toEqual(
      ACTIONS.filter((action) => possible.includes(action)).toSorted(),
    );
  },
);
