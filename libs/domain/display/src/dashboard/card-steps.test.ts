import { describe, expect, it } from 'vitest';
import { listCardRows, listGridRows, nextCard } from '../index.ts';
import type { CardRow, CardStep } from './card-steps.ts';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';

const ROWS: readonly CardRow[] = [
  { key: 'one', vicUuids: ['a', 'b', 'c'] },
  { key: 'two', vicUuids: ['d', 'e'] },
];
const from = (vicUuid: string, step: CardStep) => nextCard(ROWS, vicUuid, step)?.vicUuid ?? null;

describe('where the arrow keys lead', () => {
  it('up and down keep the column, and take the last device of a shorter row', () => {
    expect([from('b', 'down'), from('c', 'down'), from('e', 'up')]).toEqual(['e', 'e', 'b']);
  });

  it('to the sides, from row to row', () => {
    expect([from('a', 'next'), from('c', 'next'), from('d', 'previous')]).toEqual(['b', 'd', 'c']);
  });

  it('to both ends, and no further', () => {
    expect([from('e', 'first'), from('a', 'last')]).toEqual(['a', 'e']);
    expect([from('a', 'previous'), from('a', 'up'), from('e', 'next'), from('e', 'down')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([from('gone', 'next'), nextCard([], 'a', 'last')]).toEqual([null, null]);
  });

  it('names the row to render', () => {
    expect(nextCard(ROWS, 'c', 'next')).toEqual({ rowKey: 'two', vicUuid: 'd' });
  });
});

it('headers and empty workspaces are no stops', () => {
  const views = viewsOf(
    [
      workspaceOf({ id: 1, vicList: [1, 2, 3].map((n) => instanceOf({ vicUuid: uuidOf(n) })) }),
      workspaceOf({ id: 2, vicList: [] }),
    ],
    0,
  );
  const columns = { solo: 2, group: 2 };
  const layout = { columns, filter: null, isOpen: () => true, messages: [], noteOf: () => null };
  const rows = listGridRows(views, layout);
  expect(listCardRows(rows).map(({ vicUuids }) => vicUuids)).toEqual([[uuidOf(1), uuidOf(2)], [uuidOf(3)]]);
});
