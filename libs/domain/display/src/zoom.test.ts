import { expect, it } from 'vitest';
import { ZOOM_RANGE, computeZoom, computeZoomLevel } from './index.ts';
import { INITIAL_ZOOM, SIZE_THRESHOLDS, ZOOM_LEVELS } from './zoom.ts';

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

it('[DASH-3] cuts a saved value to the range and takes 50 for anything else', () => {
  expect([-1, 0, 33.5, 100, 101].map(computeZoom)).toEqual([0, 0, 33.5, 100, 100]);
  for (const saved of [null, undefined, '70', NaN, Infinity, -Infinity, {}])
    expect(computeZoom(saved)).toBe(50);
});
