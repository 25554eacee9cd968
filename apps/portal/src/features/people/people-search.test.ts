import { expect, it } from 'vitest';
import * as v from 'valibot';
import { isFiltered, isPushed, nextSearch, NO_FILTER, peopleSearchSchema } from './people-search.ts';

it('reads the address, and leaves out what is not valid', () => {
  const read = (input: object) => v.parse(peopleSearchSchema, input);
  expect(
    read({ q: 12, workspace: 3, role: 'vic-admin', status: 'suspended', sort: 'status', desc: true }),
  ).toEqual({
    q: '12',
    workspace: 3,
    role: 'vic-admin',
    status: 'suspended',
    sort: 'status',
    desc: true,
  });
  expect(read({ workspace: 'x', role: 'king', status: 'gone', sort: 'age', desc: 'yes', email: 5 })).toEqual(
    {},
  );
});

it('[GV-21] pushes a filter and a dialog, and replaces for typing and sorting', () => {
  expect(isPushed({ role: 'vic-admin' })).toBe(true);
  expect(isPushed({ invite: true })).toBe(true);
  expect(isPushed({ q: 'crew' })).toBe(false);
  expect(isPushed({ sort: 'status', desc: true })).toBe(false);
});

it('leaves out of the address what is empty or the default', () => {
  const search = { q: 'a', workspace: 3, sort: 'status', desc: true } as const;
  expect(nextSearch(search, { sort: 'email', desc: false, q: '' })).toEqual({ workspace: 3 });
  expect(nextSearch(search, NO_FILTER)).toEqual({ sort: 'status', desc: true });
  expect([isFiltered(search), isFiltered(nextSearch(search, NO_FILTER))]).toEqual([true, false]);
});
