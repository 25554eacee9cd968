import { expect, it } from 'vitest';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { changeState, startState } from './profile-state.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const typed = changeState(startState('mira@example.org'), { firstName: 'Mira', country: 'DEU' });

it('gives back what one person typed, and to nobody else', () => {
  const storage = memory();
  keepDraft(storage, 'profile-draft', 'mira', typed);
  expect(readKeptDraft(storage, 'profile-draft', 'mira')).toEqual(typed);
  expect(readKeptDraft(storage, 'profile-draft', 'jon')).toBeNull();
  expect(readKeptDraft(storage, 'account-draft', 'mira')).toBeNull();
  keepDraft(storage, 'profile-draft', 'mira', null);
  expect(storage.items.size).toBe(0);
});

it('takes nothing that is no form', () => {
  const storage = memory();
  for (const text of [
    '',
    'null',
    '{',
    '[]',
    '{"draft":{}}',
    '{"draft":{"firstName":1},"isDataUsageTouched":true}',
  ]) {
    storage.setItem('portal.profile-draft.mira', text);
    expect(readKeptDraft(storage, 'profile-draft', 'mira')).toBeNull();
  }
});

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  expect(readKeptDraft({ getItem: refuse }, 'profile-draft', 'mira')).toBeNull();
  expect(() =>
    keepDraft({ setItem: refuse, removeItem: refuse }, 'profile-draft', 'mira', typed),
  ).not.toThrow();
});
