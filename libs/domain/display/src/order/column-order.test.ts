import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isNumericColumn,
  listInDirection,
  numberOf,
  orderByColumn,
  type ColumnValue,
  type SortDirection,
} from './column-order.ts';

const sorted = (values: readonly ColumnValue[], direction: SortDirection = 'ascending'): ColumnValue[] =>
  listInDirection(
    orderByColumn(values, (value) => value),
    direction,
  );

it('[DASH-19] sorts a numeric column by number, 9 before 10', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  expect(sorted(['10', '9', '-2', '+3', '9.5'])).toEqual(['-2', '+3', '9', '9.5', '10']);
  expect(sorted(['10', 9, ' 8 '])).toEqual([' 8 ', 9, '10']);
  expect(sorted(['10', '9'], 'descending')).toEqual(['10', '9']);
});

it('sorts a column that holds a text as texts, comparing numbers in them by value', () => {
  expect(sorted(['Room 10', 'room 9', '3'])).toEqual(['3', 'room 9', 'Room 10']);
  expect(sorted(['-2', '-10', 'a'], 'descending')[0]).toBe('a');
  expect(isNumericColumn(['1', 'x'])).toBe(false);
});

it('lists empty cells last in both directions', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const list = sorted([null, '2', '', '1', undefined, ' ', NaN], direction);
    expect(list.slice(0, 2).sort()).toEqual(['1', '2']);
    expect(list.slice(2)).toEqual([null, '', undefined, ' ', NaN]);
  }
});

it.each(['1e3', '0x10', '1,000', '.5', '5.', '1 2', '', '--1', '٣', 'Infinity'])(
  'takes %j for no number',
  (text) => {
    expect(numberOf(text)).toBeNull();
    expect(isNumericColumn([text])).toBe(false);
  },
);

it('does not count a column of empty cells as numeric', () => {
  expect(isNumericColumn([])).toBe(false);
  expect(isNumericColumn([null, '', Infinity])).toBe(false);
  expect(isNumericColumn([null, 0])).toBe(true);
});

it('keeps the order of equal cells and does not change the given rows', () => {
  const rows = [
    { id: 1, users: '4' },
    { id: 2, users: 4 },
    { id: 3, users: '4.0' },
  ];
  for (const direction of ['ascending', 'descending'] as const) {
    const order = orderByColumn(rows, ({ users }) => users);
    expect(listInDirection(order, direction)).toEqual(rows);
  }
  const given = Object.freeze([2, 1]);
  expect(sorted(given)).toEqual([1, 2]);
});

it('returns each row once, numbers by value, and the same order when sorted again', () => {
  const anyCell = fc.oneof(
    fc.integer(),
    fc.integer().map(String),
    fc.double({ noNaN: true }),
    fc.constantFrom(null, undefined, ''),
  );
  fc.assert(
    fc.property(fc.array(anyCell), (cells) => {
      const once = sorted(cells);
      expect(sorted(once)).toEqual(once);
      expect(once).toHaveLength(cells.length);
      expect(new Set(once)).toEqual(new Set(cells));
      const numbers = once.map(numberOf).filter((value) => value !== null);
      if (!isNumericColumn(cells)) return;
      for (const [index, value] of numbers.entries()) {
        expect(value).toBeGreaterThanOrEqual(numbers[index - 1] ?? -Infinity);
      }
    }),
  );
});

it('[DASH-19] reads integers and decimals, and keeps numbers such as 1e21', () => {
  expect(['12', '1.25', '-10.50', 1e21].map(numberOf)).toEqual([12, 1.25, -10.5, 1e21]);
});
