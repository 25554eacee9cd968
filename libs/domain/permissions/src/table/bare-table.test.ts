import { expect, it } from 'vitest';
import { bareTable } from './bare-table.ts';

it('holds what it was given, and nothing that every object has', () => {
  const table: Readonly<Record<string, unknown>> = bareTable(['a', 'b', 'c'], (key) =>
    key === 'b' ? undefined : `value of ${key}`,
  );
  expect(Object.entries(table)).toEqual([
    ['a', 'value of a'],
    ['c', 'value of c'],
  ]);
  for (const inherited of ['constructor', '__proto__', 'toString', 'b'])
    expect(table[inherited]).toBeUndefined();
  expect(Object.isFrozen(table)).toBe(true);
});
