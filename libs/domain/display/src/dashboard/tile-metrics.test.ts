import { describe, expect, it } from 'vitest';
import { computeColumns, rowHeight } from './grid-metrics.ts';
import { listGridRows } from './grid-rows.ts';
import { instanceOf, needs, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { phoneTileHeight, tileMetricsFor } from './tile-metrics.ts';

describe('the popup view on a phone', () => {
  const metrics = tileMetricsFor('small', needs({ isPhone: true, isTouch: true }));

  it('[DASH-22] has one column at every size', () => {
    expect(computeColumns(598, metrics)).toEqual({ solo: 1, group: 1 });
    expect(computeColumns(598, tileMetricsFor('small', needs())).solo).toBe(3);
  });

  it('[DASH-22] is as high as its names need, row by row', () => {
    const names = ['Main PL', 'Broadcast compound OB-4 backup'];
    const vicList = names.map((deviceName, index) => instanceOf({ vicUuid: uuidOf(index), deviceName }));
    const views = viewsOf([workspaceOf({ vicList })], 0);
    const columns = computeColumns(328, metrics);
    const layout = { columns, filter: null, isOpen: () => true, messages: [], noteOf: () => null };
    const heights = listGridRows(views, layout).map((row) => rowHeight(row, metrics));
    const [short, long] = names.map((name) => phoneTileHeight(name, false));
    expect(heights.slice(1)).toEqual([long, metrics.gap + (short ?? NaN)]);
    expect(long).toBeGreaterThan(short ?? NaN);
  });
});

it('[DASH-22] gives wider text spacing higher tiles', () => {
  const spaced = tileMetricsFor('small', needs({ isPhone: true, isSpaced: true }));
  expect(phoneTileHeight('Main PL', true)).toBe(spaced.card);
  expect(spaced.card).toBeGreaterThan(phoneTileHeight('Main PL', false));
});

describe('the popup view for a finger', () => {
  it('has no tile lower than a target', () => {
    for (const size of ['small', 'medium', 'large'] as const) {
      expect(tileMetricsFor(size, needs({ isTouch: true })).card).toBeGreaterThanOrEqual(44);
      expect(tileMetricsFor(size, needs({ isTouch: true })).header).toBeGreaterThanOrEqual(44);
    }
  });
});
