import { expect, it } from 'vitest';
import { listSections } from './sections.ts';

const ROWS = ['note 10', 'header 44', 'cards 100', 'cards 120', 'header 44', 'header 60', 'cards 5'];
const heightOf = (row: string) => Number(row.split(' ')[1]);
const headerHeightOf = (row: string) => (row.startsWith('header') ? heightOf(row) - 16 : null);

it('lists each header with the height of its rows, and the header above each row', () => {
  const { byHeader, headerOf } = listSections(ROWS, heightOf, headerHeightOf);
  expect([...byHeader]).toEqual([
    [1, { height: 264, headerHeight: 28 }],
    [4, { height: 44, headerHeight: 28 }],
    [5, { height: 65, headerHeight: 44 }],
  ]);
  expect(ROWS.map((_, index) => headerOf(index))).toEqual([undefined, 1, 1, 1, 4, 5, 5]);
  expect(headerOf(7)).toBeUndefined();
});
