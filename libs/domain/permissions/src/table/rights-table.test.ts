import { STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { ACTIONS } from './action.ts';
import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from './permission-tree.ts';
import { drawnActions } from './rights-matrix.fixture.ts';
import { RIGHTS } from './rights-table.ts';

const inOrder = (actions: readonly string[]) => ACTIONS.filter((action) => actions.includes(action));

it.each(STORED_ROLES)('[GC-3] gives %s in the account exactly what is drawn', (role) => {
  for (const branch of ACCOUNT_BRANCHES)
    expect(inOrder(RIGHTS[role].account[branch])).toEqual(drawnActions(role, `account.${branch}`));
});

it.each(STORED_ROLES)('[GC-3] gives %s in each kind of workspace exactly what is drawn', (role) => {
  for (const kind of WORKSPACE_KINDS)
    expect(inOrder(RIGHTS[role].workspace[kind])).toEqual(drawnActions(role, `workspace.${kind}`));
});

it.each(STORED_ROLES)('[GC-3] gives %s on instances exactly what is drawn', (role) => {
  expect(inOrder(RIGHTS[role].instance)).toEqual(drawnActions(role, 'instance'));
});

it('names no action twice in a leaf', () => {
  for (const { account, workspace, instance } of Object.values(RIGHTS))
    for (const leaf of [...Object.values(account), ...Object.values(workspace), instance])
      expect(new Set(leaf).size).toBe(leaf.length);
});
