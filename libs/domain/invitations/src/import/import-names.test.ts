import { expect, it } from 'vitest';
import { readHeader } from '../csv/csv-header.ts';
import { findRole, listNamedWorkspaces, workspaceFinder } from './import-names.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';

it('[GV-14] finds a workspace by name or number with spaces around it, composed or not', () => {
  const studio = { id: 2, name: ' Cafe\u0301 ' };
  const find = workspaceFinder([studio]);
  for (const text of ['Caf\u00e9', ' cafe\u0301', '2', ' 2 ']) expect(find(text)).toBe(studio);
});

it('[GV-14] takes letters for different that only capitals would make the same', () => {
  expect(workspaceFinder([{ id: 2, name: 'Stra\u00dfe' }])('STRASSE')).toBe('workspace-unknown');
});

it('[GV-14] lists the workspaces of a file once each, ignoring case, and none for empty cells', () => {
  const rows = ['Zoe\u0301', '', 'ZO\u00C9', 'Stage'].map((workspace) => ({ cells: { workspace } }));
  expect(listNamedWorkspaces(rows).map((name) => name.normalize('NFC').toLowerCase())).toEqual([
    'zo\u00E9',
    'stage',
  ]);
});

it('[GV-13] finds a role by a name with spaces around it', () => {
  expect(findRole(' Workspace Admin ')).toBe('workspace-admin');
});

it('[GV-22] knows of a column that may be missing that it is', () => {
  expect(readHeader(['email', 'role'], ['workspace', 'endsAt'])).toEqual({
    ok: true,
    value: { places: { email: 0, role: 1, workspace: null, endsAt: null }, ignored: [] },
  });
});

it('has no rows for an unknown person', () => {
  expect(new HeldAccessByEmail().of('crew@example.org')).toEqual([]);
});
