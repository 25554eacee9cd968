import { expect, it } from 'vitest';
import { favoriteBodyOf, parseFavorite } from '../index.ts';

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
