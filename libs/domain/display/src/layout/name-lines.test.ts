import { expect, it } from 'vitest';
import { countNameLines } from '../index.ts';

it('[DASH-22] reserves two lines for a name that one line may not hold', () => {
  expect(['', 'Main PL', 'Gate 7 wall panel'].map(countNameLines)).toEqual([1, 1, 1]);
  expect(['eighteen letters..', 'nineteen letters...'].map(countNameLines)).toEqual([1, 2]);
  expect(countNameLines('Broadcast compound OB-4 backup')).toBe(2);
});

it('[DASH-22] counts capitals and wide letters for more', () => {
  expect(['ABCDEFGHIJKLMN', 'ABCDEFGHIJKLMNO'].map(countNameLines)).toEqual([1, 2]);
  expect(['中央控制室中央控制', '中央控制室中央控制室'].map(countNameLines)).toEqual([1, 2]);
  expect(countNameLines('🎥🎥🎥🎥🎥🎥🎥🎥🎥')).toBe(1);
});
