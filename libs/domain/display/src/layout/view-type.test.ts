import { expect, expectTypeOf, it, describe } from 'vitest';
import {
  VIEW_TYPES,
  computeViewType,
  BREAKPOINTS_PX,
  ZOOM_RANGE,
  computeZoom,
  computeZoomLevel,
  type ViewType,
} from '../index.ts';
import { isBelow, INITIAL_ZOOM, SIZE_THRESHOLDS, ZOOM_LEVELS } from './view-type.ts';

describe('breakpoints', () => {
  it.each([
    ['CONST-30, DASH-22', 'mobileUi', 630],
    ['CONST-31, DASH-23', 'target', 991],
    ['CONST-32, DASH-24', 'viewLevel', 767],
    ['CONST-33, DASH-25', 'manageInvite', 739],
  ] as const)('[%s] changes the layout %s at %i px, inclusive', (_ids, name, width) => {
    expect(BREAKPOINTS_PX[name]).toBe(width);
    expect([width - 1, width, width + 1].map((px) => isBelow(name, px))).toEqual([true, true, false]);
  });
});

it('[CONST-28, DASH-1] lists exactly grid, list and popup', () => {
  expect(VIEW_TYPES).toEqual(['grid', 'list', 'popup']);
  expectTypeOf<ViewType>().toEqualTypeOf<'grid' | 'list' | 'popup'>();
});

it('[DASH-5] begins with grid above 767 px and with popup at 767 px and below', () => {
  expect(computeViewType(null, 768)).toBe('grid');
  expect(computeViewType(null, 767)).toBe('popup');
  expect(computeViewType(null, 320)).toBe('popup');
});

it('[DASH-5] keeps a saved choice at every width', () => {
  for (const view of VIEW_TYPES) {
    for (const width of [320, 767, 768, 1440]) expect(computeViewType(view, width)).toBe(view);
  }
});

it.each(['', 'Grid', 'table', null, undefined, 0, {}])('ignores the invalid saved choice %j', (saved) => {
  expect(computeViewType(saved, 1440)).toBe('grid');
});

describe('zoom', () => {
  it('[CONST-27, DASH-3] ranges from 0 to 100 and begins at 50', () => {
    expect(ZOOM_RANGE).toEqual({ min: 0, max: 100 });
    expect(INITIAL_ZOOM).toBe(50);
  });

  it('[CONST-29] has the thresholds 34 and 68', () => {
    expect(SIZE_THRESHOLDS).toEqual({ medium: 34, large: 68 });
  });

  it('[DASH-4, DASH-2] is small below 34, medium below 68 and large from 68', () => {
    for (let zoom = 0; zoom <= 100; zoom += 1) {
      const expected = zoom <= 33 ? 'small' : zoom <= 67 ? 'medium' : 'large';
      expect(computeZoomLevel(zoom), String(zoom)).toBe(expected);
    }
    expect(computeZoomLevel(33.9)).toBe('small');
    expect(computeZoomLevel(67.9)).toBe('medium');
    expect(ZOOM_LEVELS).toEqual(['small', 'medium', 'large']);
  });

  it('[DASH-3] clamps a saved value to the range and uses 50 for anything else', () => {
    expect([-1, 0, 33.5, 100, 101].map(computeZoom)).toEqual([0, 0, 33.5, 100, 100]);
    for (const saved of [null, undefined, '70', NaN, Infinity, -Infinity, {}])
      expect(computeZoom(saved)).toBe(50);
  });
});
