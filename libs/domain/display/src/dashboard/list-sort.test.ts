import { expect, it } from 'vitest';
import { COLUMN_VALUES, nextListSort, parseListSort, SORT_COLUMNS, turnedListSort } from './list-sort.ts';

it('reads the order from the URL, and takes anything else for the dashboard’s own order', () => {
  expect(parseListSort('users')).toEqual({ column: 'users', direction: 'ascending' });
  expect(parseListSort('-term')).toEqual({ column: 'term', direction: 'descending' });
  for (const text of ['', '-', 'nothing', 'constructor', '--name']) expect(parseListSort(text)).toBe(null);
});

it('[DASH-19] a press on a head sorts up, then down, then no more; another head starts over', () => {
  const presses = ['name', 'name', 'name', 'users'] as const;
  let sort = '';
  const seen = presses.map((column) => (sort = nextListSort(parseListSort(sort), column)));
  expect(seen).toEqual(['name', '-name', '', 'users']);
});

it('[DASH-19] is turned round and keeps its column', () => {
  for (const column of SORT_COLUMNS) {
    const down = turnedListSort({ column, direction: 'ascending' });
    expect(down).toBe(`-${column}`);
    expect(turnedListSort({ column, direction: 'descending' })).toBe(column);
  }
});

it('offers every column that can be sorted', () => {
  expect([...SORT_COLUMNS].sort()).toEqual(Object.keys(COLUMN_VALUES).sort());
});
