import { describe, expect, it } from 'vitest';
import { instanceOf, uuidOf, workspaceOf } from '../testing/instance-of.ts';
import { changeDevice, findDevice, keepNewer } from './cached-devices.ts';

const device = (n: number, more = {}) => instanceOf({ vicUuid: uuidOf(n), ...more });
const none = () => false;

describe('the kept list of workspaces', () => {
  const [one, two, physical] = [device(1), device(2), device(3, { deviceType: 'device' })];
  const list = [
    workspaceOf({ id: 1, vicList: [one, two] }),
    workspaceOf({ id: 2, lqDevicesList: [physical] }),
  ];

  it('finds a device in either list of a workspace, in any letter case', () => {
    expect(findDevice(list, uuidOf(2))).toEqual({ device: two, workspace: list[0] });
    expect(findDevice(list, uuidOf(3).toUpperCase())?.workspace).toBe(list[1]);
    expect(findDevice(list, uuidOf(9))).toBeNull();
  });

  it('[DEV-12] changes one device and leaves every other object as it was', () => {
    const next = changeDevice(list, uuidOf(2), (found) => ({ ...found, status: 'warning' }));
    expect(next[0]?.vicList[1]).toMatchObject({ vicUuid: uuidOf(2), status: 'warning' });
    expect(next[0]?.vicList[0]).toBe(one);
    expect(next[1]).toBe(list[1]);
    expect(list[0]?.vicList[1]).toBe(two);
  });

  it('is the very same list when nothing changed', () => {
    expect(changeDevice(list, uuidOf(2), (found) => found)).toBe(list);
    expect(changeDevice(list, uuidOf(9), (found) => ({ ...found }))).toBe(list);
  });
});

describe('a read that comes back', () => {
  const old = device(1, { sequence: 5, status: 'init' });
  const before = [workspaceOf({ vicList: [old, device(2)] })];

  it('[GN-5] counts, also where it is older than what is here', () => {
    const read = [workspaceOf({ vicList: [device(1, { sequence: 4 }), device(2)] })];
    expect(keepNewer(read, before, before, none)).toBe(read);
    expect(keepNewer(read, undefined, undefined, none)).toBe(read);
  });

  it('does not undo a newer notification that came while it was on its way', () => {
    const heard = device(1, { sequence: 6, status: 'healthy' });
    const now = [workspaceOf({ vicList: [heard, before[0]?.vicList[1] ?? device(2)] })];
    const read = [workspaceOf({ vicList: [device(1, { sequence: 5, status: 'init' }), device(2)] })];
    const kept = keepNewer(read, before, now, none);
    expect(kept[0]?.vicList[0]).toBe(heard);
    expect(kept[0]?.vicList[1]).toBe(read[0]?.vicList[1]);
    const newer = [workspaceOf({ vicList: [device(1, { sequence: 7 }), device(2)] })];
    expect(keepNewer(newer, before, now, none)).toBe(newer);
  });

  it('keeps both, what was heard in one workspace and what is commanded in another that did not change', () => {
    const other = workspaceOf({ id: 2, vicList: [device(8, { sequence: 1 })] });
    const heard = device(1, { sequence: 6 });
    const kept = keepNewer(
      [
        workspaceOf({ vicList: [device(1, { sequence: 5 })] }),
        { ...other, vicList: [device(8, { sequence: 2 })] },
      ],
      [...before, other],
      [workspaceOf({ vicList: [heard] }), other],
      (vicUuid) => vicUuid === uuidOf(8),
    );
    expect([kept[0]?.vicList[0], kept[1]?.vicList[0]]).toEqual([heard, other.vicList[0]]);
  });

  it('does not hide a command that is just being given', () => {
    const read = [workspaceOf({ vicList: [device(1, { sequence: 9 }), device(2)] })];
    const kept = keepNewer(read, before, before, (vicUuid) => vicUuid === uuidOf(1));
    expect(kept[0]?.vicList[0]).toBe(old);
  });

  it('brings what is new and drops what is gone', () => {
    const read = [workspaceOf({ vicList: [device(3)] })];
    const now = [workspaceOf({ vicList: [device(1, { sequence: 6 })] })];
    expect(keepNewer(read, before, now, none)).toBe(read);
  });
});
