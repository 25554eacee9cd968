import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCursors, nextCursor, parseCursor } from './cursor.ts';
import { NO_MARKS, resetMarks, takeInstanceUpdate } from './instance-marks.ts';
import type { UpdateMark } from './instance-marks.ts';
import { isLiveChange } from './live.ts';

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

  it('[GN-9] compares by number, transaction before row', () => {
    expect(nextCursor('9.5', '10.1')).toEqual({ isNew: true, cursor: '10.1' });
    expect(nextCursor('10.9', '10.10')).toEqual({ isNew: true, cursor: '10.10' });
    expect(nextCursor('9007199254740993.1', '9007199254740992.1').isNew).toBe(false);
  });

  it('[GN-9] lets through each notification once, whatever is sent again', () => {
    const place = fc.tuple(fc.nat(5), fc.nat(5)).map(([transaction, row]) => `${transaction}.${row}`);
    fc.assert(
      fc.property(fc.array(place), (arriving) => {
        let kept: string | null = null;
        const handled: string[] = [];
        for (const cursor of [...arriving, ...arriving]) {
          const next: ReturnType<typeof nextCursor> = nextCursor(kept, cursor);
          if (next.isNew) handled.push(cursor);
          kept = next.cursor;
        }
        expect(new Set(handled).size).toBe(handled.length);
        for (const [at, cursor] of handled.entries()) {
          const before = parseCursor(handled[at - 1]);
          const here = parseCursor(cursor);
          if (before.ok && here.ok) expect(compareCursors(before.value, here.value)).toBe(-1);
        }
      }),
    );
  });

  it('[GN-9] keeps its place where what arrives is none, and starts anew from a broken one', () => {
    expect(nextCursor('1.1', 'x')).toEqual({ isNew: false, cursor: '1.1' });
    expect(nextCursor('x', '1.1')).toEqual({ isNew: true, cursor: '1.1' });
    expect(nextCursor(null, '0.0')).toEqual({ isNew: true, cursor: '0.0' });
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

describe('a change that a listener tells of', () => {
  const START = 1_000;
  const isLive = (change: 'added' | 'modified', timestampMs: number, isread = false) =>
    isLiveChange({ change, timestampMs, isread }, START);

  it('[NOTIF-10, GN-15] is live when an unread item was added later than the start', () => {
    expect(isLive('added', START + 1)).toBe(true);
    expect(isLive('added', START + 1, true)).toBe(false);
  });

  it('[NOTIF-11, GN-15] is live when an unread item was modified, however old it is', () => {
    expect([START - 999, START, START + 1].map((at) => isLive('modified', at))).toEqual([true, true, true]);
    expect(isLive('modified', START + 1, true)).toBe(false);
  });

  it('[NOTIF-12, GN-15] is not live when the item was there at the start, so after a reload nothing happens again', () => {
    expect([START - 1, START].map((at) => isLive('added', at))).toEqual([false, false]);
  });
});

describe('the updates of an instance', () => {
  const update = (more: Partial<UpdateMark> = {}): UpdateMark => ({
    vicUuid: 'AB',
    timestampMs: 10,
    epoch: 1,
    sequence: 5,
    ...more,
  });
  const after = (first: UpdateMark, second: UpdateMark) =>
    takeInstanceUpdate(takeInstanceUpdate(NO_MARKS, first).marks, second).isTaken;

  it('[NOTIF-22, GN-5] are taken when newer by epoch and sequence, whatever their time', () => {
    expect(after(update(), update({ sequence: 6, timestampMs: 1 }))).toBe(true);
    expect(after(update(), update({ epoch: 2, sequence: 0, timestampMs: 1 }))).toBe(true);
    expect(
      [update(), update({ sequence: 4, timestampMs: 99 }), update({ epoch: 0, sequence: 9 })].map((next) =>
        after(update(), next),
      ),
    ).toEqual([false, false, false]);
  });

  it('[GN-5] are taken by their time where either carries no sequence', () => {
    const bare = (timestampMs: number) => update({ epoch: null, sequence: null, timestampMs });
    expect([9, 10, 11].map((timestampMs) => after(update(), bare(timestampMs)))).toEqual([
      false,
      false,
      true,
    ]);
    expect([9, 10, 11].map((timestampMs) => after(bare(10), update({ timestampMs })))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    { epoch: null, sequence: 99 },
    { epoch: 99, sequence: null },
    { epoch: 1, sequence: null },
    { epoch: null, sequence: 0 },
  ])('[GN-5] are taken by their time where either carries one number alone: %j', (half) => {
    expect([9, 11].map((timestampMs) => after(update(), update({ ...half, timestampMs })))).toEqual([
      false,
      true,
    ]);
    expect([9, 11].map((timestampMs) => after(update(half), update({ timestampMs })))).toEqual([false, true]);
  });

  it('[GN-5] are another matter for each instance, in any letter case of its uuid', () => {
    expect(after(update(), update({ vicUuid: 'cd' }))).toBe(true);
    expect(after(update(), update({ vicUuid: 'ab' }))).toBe(false);
  });

  it('[GN-5] start anew for what was fetched again', () => {
    const { marks } = takeInstanceUpdate(
      takeInstanceUpdate(NO_MARKS, update()).marks,
      update({ vicUuid: 'cd' }),
    );
    const left = resetMarks(marks, ['ab']);
    expect(takeInstanceUpdate(left, update()).isTaken).toBe(true);
    expect(takeInstanceUpdate(left, update({ vicUuid: 'cd' }))).toEqual({ isTaken: false, marks: left });
  });

  it('[NOTIF-22, GN-5] end with the newest, in whatever order and however often they come', () => {
    const some = fc.array(fc.record({ epoch: fc.nat(2), sequence: fc.nat(4) }), { minLength: 1 });
    fc.assert(
      fc.property(some, (all) => {
        let marks = NO_MARKS;
        for (const each of [...all, ...all]) marks = takeInstanceUpdate(marks, update(each)).marks;
        const newest = Math.max(...all.map(({ epoch, sequence }) => epoch * 10 + sequence));
        const last = marks.get('ab');
        expect((last?.epoch ?? 0) * 10 + (last?.sequence ?? 0)).toBe(newest);
      }),
    );
  });
});
