import { expect, it } from 'vitest';
import { chooseCount, chooseWord, orList } from './choose-word.ts';
import { listNearest } from './nearest.ts';

const ROLES = ['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'];

it.each([
  ['acount-owner', 'account-owner'],
  ['WORKSPACE-ADMN', 'workspace-admin'],
  ['workspace_admin', 'workspace-admin'],
])('finds what %j may have meant', (typed, word) => {
  expect(listNearest(ROLES, typed)[0]).toBe(word);
});

it('finds words that contain what was typed, and nothing far off, however long', () => {
  expect(listNearest(ROLES, 'owner')).toEqual(['account-owner', 'workspace-owner']);
  expect(listNearest(ROLES, 'x')).toEqual([]);
  expect(listNearest(ROLES, 'x'.repeat(1e6))).toEqual([]);
});

it('chooses a word in any letter case, and names the list where nothing is near', () => {
  expect(chooseWord('role', ROLES, 'Account-Owner')).toBe('account-owner');
  expect(() => chooseWord('role', ROLES, '')).toThrow(/There is no role "": there is account-owner, /);
});

it.each(['-1', '1.5', '1e3', '', ' 1', '0x1', '٣', '9'.repeat(30), 'NaN'])(
  'takes %j for no count',
  (typed) => {
    expect(() => chooseCount('--users', typed)).toThrow('--users is a whole number from 0 up');
  },
);

it('counts from the given minimum', () => {
  expect(chooseCount('--users', '1', 1)).toBe(1);
  expect(() => chooseCount('--users', '0', 1)).toThrow('from 1 up');
});

it('lists with an or before the last', () => {
  expect([orList([]), orList(['a']), orList(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b or c']);
});
