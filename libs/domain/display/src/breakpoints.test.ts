import { expect, it } from 'vitest';
import { BREAKPOINTS_PX } from './index.ts';
import { isBelow } from './breakpoints.ts';

it.each([
  ['CONST-30, DASH-22', 'mobileUi', 630],
  ['CONST-31, DASH-23', 'target', 991],
  ['CONST-32, DASH-24', 'viewLevel', 767],
  ['CONST-33, DASH-25', 'manageInvite', 739],
] as const)('[%s] changes the layout %s at %i px, inclusive', (_ids, name, width) => {
  expect(BREAKPOINTS_PX[name]).toBe(width);
  expect([width - 1, width, width + 1].map((px) => isBelow(name, px))).toEqual([true, true, false]);
});
