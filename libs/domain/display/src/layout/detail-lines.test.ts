import { expect, it } from 'vitest';
import { listDetailLines } from '../index.ts';
import { ZOOM_LEVELS } from './view-type.ts';

it('[DASH-2] shows more lines, the larger a device is drawn', () => {
  expect(ZOOM_LEVELS.map((size) => listDetailLines(size, false))).toEqual([
    [],
    ['contract'],
    ['contract', 'host'],
  ]);
});

it('[PLUS-11] shows the problem of a device at every size, in the place of another line from medium on', () => {
  for (const size of ZOOM_LEVELS) expect(listDetailLines(size, true).at(-1)).toBe('reason');
  for (const size of ['medium', 'large'] as const) {
    expect(listDetailLines(size, true)).toHaveLength(listDetailLines(size, false).length);
  }
});
