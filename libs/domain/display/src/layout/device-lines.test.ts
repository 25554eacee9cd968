import { expect, it } from 'vitest';
import { listDetailLines, countNameLines } from './device-lines.ts';
import { ZOOM_LEVELS } from './view-type.ts';

it('[DASH-2] shows more lines, the larger a device is drawn', () => {
  expect(ZOOM_LEVELS.map((size) => listDetailLines(size, false))).toEqual([
    [],
    ['contract'],
    ['contract', 'host'],
  ]);
});

it('[PLUS-11] shows the problem of a device at every size, and replaces another line with it from medium on', () => {
  for (const size of ZOOM_LEVELS) expect(listDetailLines(size, true).at(-1)).toBe('reason');
  for (const size of ['medium', 'large'] as const) {
    expect(listDetailLines(size, true)).toHaveLength(listDetailLines(size, false).length);
  }
});

it('[DASH-22] reserves two lines for a name that one line may not hold', () => {
  expect(['', 'Main PL', 'Gate 7 wall panel'].map(countNameLines)).toEqual([1, 1, 1]);
  expect(['eighteen letters..', 'nineteen letters...'].map(countNameLines)).toEqual([1, 2]);
  expect(countNameLines('Broadcast compound OB-4 backup')).toBe(2);
});

it('[DASH-22] counts capitals and wide letters as wider', () => {
  expect(['ABCDEFGHIJKLMN', 'ABCDEFGHIJKLMNO'].map(countNameLines)).toEqual([1, 2]);
  expect(['中央控制室中央控制', '中央控制室中央控制室'].map(countNameLines)).toEqual([1, 2]);
  // The first wide letter, and the one before it.
  expect(['\u1100', '\u10ff'].map((letter) => countNameLines(letter.repeat(10)))).toEqual([2, 1]);
  expect(countNameLines('🎥🎥🎥🎥🎥🎥🎥🎥🎥')).toBe(1);
});
