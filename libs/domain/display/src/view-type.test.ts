import { expect, expectTypeOf, it } from 'vitest';
import { VIEW_TYPES, computeViewType, type ViewType } from './index.ts';

it('[CONST-28, DASH-1] knows exactly grid, list and popup', () => {
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

it.each(['', 'Grid', 'table', null, undefined, 0, {}])('takes %j for no saved choice', (saved) => {
  expect(computeViewType(saved, 1440)).toBe('grid');
});
