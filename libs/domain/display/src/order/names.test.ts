import { expect, it } from 'vitest';
import { compareCodes, compareNames } from './names.ts';

it('compares numbers in names by value and ignores letter case and accents', () => {
  expect(['Room 10', 'room 9', 'Élan', 'elf', 'Zoo'].toSorted(compareNames)).toEqual([
    'Élan',
    'elf',
    'room 9',
    'Room 10',
    'Zoo',
  ]);
  expect(compareNames('CAFE', 'café')).toBe(0);
});

it('compares by code units what is otherwise equal', () => {
  expect([compareCodes('a', 'b'), compareCodes('b', 'a'), compareCodes('a', 'a')]).toEqual([-1, 1, 0]);
  expect(compareCodes('B', 'a')).toBe(-1);
});
