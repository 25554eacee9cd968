import { describe, expect, it } from 'vitest';
import { compareCursors, parseCursor } from './cursor.ts';

describe('the cursor', () => {
  it('takes two whole numbers of any size, and nothing else', () => {
    expect(parseCursor('12.340')).toEqual({ ok: true, value: { transaction: 12n, row: 340n } });
    expect(parseCursor('9007199254740993.1')).toMatchObject({ ok: true });
    for (const input of [
      '',
      '1',
      '1.',
      '.1',
      '1.2.3',
      '01.2',
      '-1.2',
      '1.2 ',
      ' 1.2',
      '1,2',
      '1e3.1',
      1.2,
      null,
    ]) {
      expect(parseCursor(input), String(input)).toEqual({ ok: false, error: 'not-a-cursor' });
    }
  });

  it('is one place only with itself', () => {
    const a = { transaction: 1n, row: 2n };
    expect([
      compareCursors(a, { ...a }),
      compareCursors(a, { ...a, row: 1n }),
      compareCursors({ ...a, transaction: 0n }, a),
    ]).toEqual([0, 1, -1]);
  });
});
