import { expect, it } from 'vitest';
import { favoriteBodyOf, nextFavorites, parseFavorite } from './index.ts';

const rows = [
  { vicUuid: 'a', isFavorite: false },
  { vicUuid: 'b', isFavorite: true },
] as const;

it('[DEV-54] sends 1 to set a star and 0 to take it away, and reads back what it sends', () => {
  expect(favoriteBodyOf(true)).toEqual({ isFavorite: 1 });
  expect(favoriteBodyOf(false)).toEqual({ isFavorite: 0 });
  for (const isFavorite of [true, false]) {
    expect(parseFavorite(favoriteBodyOf(isFavorite).isFavorite)).toEqual({ ok: true, value: isFavorite });
  }
});

it.each([true, false, '1', '0', 2, -1, 0.5, NaN, null, undefined, 1n, {}])(
  'reads no star from %s',
  (value) => {
    expect(parseFavorite(value)).toEqual({ ok: false, error: 'not-a-favorite' });
  },
);

it('[DEV-54] changes one row at once, and back when the call failed', () => {
  const set = nextFavorites(rows, 'A', true);
  expect(set).toEqual([{ vicUuid: 'a', isFavorite: true }, rows[1]]);
  expect(set[1]).toBe(rows[1]);
  expect(nextFavorites(set, 'a', false)).toEqual(rows);
});

it('gives the very same list when nothing changes', () => {
  expect(nextFavorites(rows, 'b', true)).toBe(rows);
  expect(nextFavorites(rows, 'c', true)).toBe(rows);
});
