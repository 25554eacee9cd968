import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastAbove, stripOf } from './strip.ts';

const heights = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 });
const rowsOf = (list: readonly number[]) => list.map((height, index) => ({ key: `r${index}`, height }));
const make = (list: readonly number[]) => stripOf(rowsOf(list), ({ height }) => height);

it('puts every row where those above it end', () => {
  fc.assert(
    fc.property(heights, (list) => {
      const strip = make(list);
      expect(strip.topOf(0)).toBe(0);
      for (const [index, height] of list.entries()) {
        expect(strip.topOf(index + 1) - strip.topOf(index)).toBe(height);
        expect(strip.indexOf(strip.rowAt(index)?.key ?? '')).toBe(index);
      }
    }),
  );
});

it('finds the row that stands at a place, and the nearest one beyond either end', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 13_000 }), (list, px) => {
      const { length, topOf } = make(list);
      const begun = list.map((_, index) => index).filter((index) => topOf(index) <= px);
      expect(lastAbove(length, topOf, px)).toBe(begun.at(-1) ?? 0);
    }),
  );
});

it('knows no row by a key that none has', () => {
  expect(make([10, 20]).indexOf('r2')).toBe(-1);
});
