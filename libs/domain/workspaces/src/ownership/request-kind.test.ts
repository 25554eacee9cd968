import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseWorkspaceRequest } from './request-kind.ts';
import type { WorkspaceRequest } from './request-kind.ts';

const MOVE = { workspaceId: 3, vicUuids: ['a'] };

it('[GW-1] takes a name for create, and a workspace with uuids for move', () => {
  expect(parseWorkspaceRequest({ name: 'Studio' })).toEqual({ ok: true, value: 'create' });
  expect(parseWorkspaceRequest({ name: '' })).toEqual({ ok: true, value: 'create' });
  expect(parseWorkspaceRequest(MOVE)).toEqual({ ok: true, value: 'move' });
  expect(parseWorkspaceRequest({ ...MOVE, name: null })).toEqual({ ok: true, value: 'move' });
  expect(parseWorkspaceRequest({ ...MOVE, name: undefined })).toEqual({ ok: true, value: 'move' });
  expectTypeOf<WorkspaceRequest>().toEqualTypeOf<'create' | 'move'>();
});

it('[GW-1] lets the action win where there is one', () => {
  const both = { ...MOVE, name: 'Studio' };
  expect(parseWorkspaceRequest({ ...both, action: 'create' })).toEqual({ ok: true, value: 'create' });
  expect(parseWorkspaceRequest({ ...both, action: 'move' })).toEqual({ ok: true, value: 'move' });
});

it.each([
  { ...MOVE, name: 'Studio' },
  { name: 'Studio', workspaceId: 3 },
  { name: 'Studio', vicUuids: [] },
  { workspaceId: 3 },
  { vicUuids: ['a'] },
  {},
  { name: 'Studio', action: 'delete' },
  { ...MOVE, action: 'Move' },
  { name: 'Studio', action: 7 },
  [],
  'create',
  null,
  undefined,
])('[GW-1] refuses %j as not proper', (body) => {
  expect(parseWorkspaceRequest(body)).toEqual({ ok: false, error: 'request-not-proper' });
});

it('[GW-1] answers anything without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(['create', 'move', 'request-not-proper']).toContain(
        ((result) => (result.ok ? result.value : result.error))(parseWorkspaceRequest(body)),
      );
    }),
  );
});
