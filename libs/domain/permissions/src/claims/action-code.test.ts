import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import { ACTION_CODES, decodeActions, encodeActions } from './action-code.ts';

it('[GC-2] gives every action one letter of its own, which never changes its meaning', () => {
  expect(ACTIONS.map((action) => ACTION_CODES[action]).join('')).toBe('adnuxvpicrblesotmfTAIME');
  expect(new Set(Object.values(ACTION_CODES)).size).toBe(ACTIONS.length);
});

it('[GC-2] writes a set of actions as letters and reads it back, whatever its order and repeats', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ACTIONS]), (actions) => {
      const letters = encodeActions([...actions, ...actions]);
      expect(letters).toHaveLength(actions.length);
      expect(decodeActions(letters)).toEqual(ACTIONS.filter((action) => actions.includes(action)));
    }),
  );
});

it('[GC-2] drops letters it does not know', () => {
  expect(decodeActions('?z s\u0000ö😀9v')).toEqual(['view', 'start']);
  expect(decodeActions('')).toEqual([]);
});
