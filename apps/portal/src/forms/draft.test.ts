import { expect, it } from 'vitest';
import { draftKey, parseDrafts, pickDraft } from './draft.ts';

const keyOf = (page: string, accountId: number | null, initialValues: object, row?: string) =>
  draftKey({ page, accountId, initialValues, row });

it('[PLUS-29] tells the forms of different pages, accounts and rows apart', () => {
  const keys = [
    keyOf('/dashboard', 1, { name: 'Studio' }),
    keyOf('/dashboard', 1, { name: 'Stage' }),
    keyOf('/dashboard', 2, { name: 'Studio' }),
    keyOf('/myaccount', 1, { name: 'Studio' }),
    keyOf('/dashboard', 1, { name: 'Studio' }, '7'),
    keyOf('/dashboard', 1, { name: 'Studio' }, '8'),
  ];
  expect(new Set(keys).size).toBe(6);
  expect(keyOf('/dashboard', 1, { name: 'Studio' })).toBe(keys[0]);
});

it('[PLUS-29] never stores a form with a password', () => {
  expect(keyOf('/login', null, { email: '', password: '' })).toBeNull();
  expect(keyOf('/myaccount', 1, { newPassword: '', again: '' })).toBeNull();
});

it('[PLUS-29] takes from a draft only what the form still has', () => {
  const initial = { name: '', center: 'eu', list: ['a'], end: null };
  expect(pickDraft({ name: 'Foyer', center: 7, list: ['b'], end: '2026-11-30', gone: 'x' }, initial)).toEqual(
    {
      name: 'Foyer',
      center: 'eu',
      list: ['b'],
      end: '2026-11-30',
    },
  );
  for (const nothing of [undefined, null, 'Foyer', ['Foyer']]) expect(pickDraft(nothing, initial)).toBeNull();
});

it('reads what is no list of drafts as none', () => {
  for (const text of [null, '', '{', '[]', 'null', '7']) expect(parseDrafts(text)).toEqual({});
});
