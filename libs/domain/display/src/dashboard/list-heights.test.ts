import { expect, it } from 'vitest';
import { listHeights, listRowHeight } from './list-heights.ts';

it('gives a finger no row lower than a target', () => {
  for (const size of ['small', 'medium', 'large'] as const) {
    for (const kind of ['one-line', 'two-lines', 'phone'] as const) {
      const { device, header } = listHeights(size, kind, { isTouch: true, isSpaced: false });
      expect(Math.min(device, header)).toBeGreaterThanOrEqual(44);
    }
  }
});

it('[DASH-2] gives a mouse lower rows, the smaller the size', () => {
  const heights = (['small', 'medium', 'large'] as const).map(
    (size) => listHeights(size, 'one-line', { isTouch: false, isSpaced: false }).device,
  );
  expect(heights).toEqual([30, 36, 44]);
});

it('[GD-41] gives a packed row on a phone a line for its workspace, and needs half the height elsewhere', () => {
  const needs = { isTouch: false, isSpaced: false };
  const phone = listHeights('small', 'phone', needs);
  expect(phone.packed).toBeGreaterThan(phone.device);
  const wide = listHeights('medium', 'one-line', needs);
  expect(wide.packed / (wide.header + wide.device)).toBeLessThan(0.5);
  expect(listRowHeight({ kind: 'note', key: 'n', text: '' }, wide)).toBe(wide.note);
});

it('gives wider text spacing higher rows', () => {
  for (const kind of ['one-line', 'two-lines', 'phone'] as const) {
    const [usual, spaced] = [false, true].map((isSpaced) =>
      listHeights('small', kind, { isTouch: false, isSpaced }),
    );
    expect(spaced?.device).toBeGreaterThan(usual?.device ?? NaN);
  }
});
