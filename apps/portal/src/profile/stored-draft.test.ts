import { startProfile } from '@partyline/validation';
import { expect, it } from 'vitest';
import { readDraft, storeDraft } from './stored-draft.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const typed = {
  draft: { ...startProfile('mira@example.org'), firstName: 'Mira', country: 'DEU' },
  isDataUsageTouched: false,
};

it('returns a draft to the user who typed it, and to no other', () => {
  const storage = memoryStorage();
  storeDraft(storage, 'profile-draft', 'mira', typed);
  expect(readDraft(storage, 'profile-draft', 'mira')).toEqual(typed);
  expect(readDraft(storage, 'profile-draft', 'jon')).toBeNull();
  expect(readDraft(storage, 'account-draft', 'mira')).toBeNull();
  storeDraft(storage, 'profile-draft', 'mira', null);
  expect(storage.items.size).toBe(0);
});

it('ignores what is not a draft', () => {
  const storage = memoryStorage();
  for (const text of [
    '',
    'null',
    '{',
    '[]',
    '{"draft":{}}',
    '{"draft":{"firstName":1},"isDataUsageTouched":true}',
  ]) {
    storage.setItem('portal.profile-draft.mira', text);
    expect(readDraft(storage, 'profile-draft', 'mira')).toBeNull();
  }
});

it('works without storage', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  expect(readDraft({ getItem: refuse }, 'profile-draft', 'mira')).toBeNull();
  expect(() =>
    storeDraft({ setItem: refuse, removeItem: refuse }, 'profile-draft', 'mira', typed),
  ).not.toThrow();
});
