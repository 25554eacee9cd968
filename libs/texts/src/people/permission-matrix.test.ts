import { ACTIONS, RIGHTS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { ACTION_TEXTS, type MatrixPlace } from './permission-matrix.ts';

/** Actions that some role can have in a place. */
function possibleIn(place: MatrixPlace): Set<string> {
  return new Set(
    STORED_ROLES.flatMap((role) => {
      const { account, workspace, instance } = RIGHTS[role];
      if (place === 'workspace') return Object.values(workspace).flat();
      if (place === 'instance') return instance;
      return account[place === 'account.workspace' ? 'workspace' : place];
    }),
  );
}

const PLACES = Object.keys(ACTION_TEXTS) as MatrixPlace[]; // the keys of a closed table

it.each(PLACES)('has a text for each action that a role may do in the place %s, and no other', (place) => {
  const possible = possibleIn(place);
  expect(new Set(Object.keys(ACTION_TEXTS[place]))).toEqual(
    new Set(ACTIONS.filter((action) => possible.has(action))),
  );
});
