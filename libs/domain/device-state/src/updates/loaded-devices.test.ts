import { describe, expect, it } from 'vitest';
import {
  applyUpdateToDevices,
  changeDevice,
  findDevice,
  groupDevices,
  isReadyToOpen,
  mergeFetchResult,
  nextFavorites,
} from '../index.ts';
import { sampleDevice, type SampleDevice } from '../testing.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-00000000000a${number}`;
const device = (number: number, more: Partial<SampleDevice> = {}) =>
  sampleDevice({ vicUuid: uuid(number), ...more });

function workspace(
  id: number,
  vicList: readonly SampleDevice[],
  lqDevicesList: readonly SampleDevice[] = [],
) {
  return { id, vicList, lqDevicesList };
}

const none = () => false;

describe('the loaded workspaces', () => {
  const [one, two, physical] = [device(1), device(2), device(3, { deviceType: 'device' })];
  const list = [workspace(1, [one, two]), workspace(2, [], [physical])];

  it('find a device in either list of a workspace, in any letter case', () => {
    expect(findDevice(list, uuid(2))).toEqual({ device: two, workspace: list[0] });
    expect(findDevice(list, uuid(3).toUpperCase())?.workspace).toBe(list[1]);
    expect(findDevice(list, uuid(9))).toBeNull();
  });

  it('[DEV-12] change one device and leave every other object as it was', () => {
    const next = changeDevice(list, uuid(2), (found) => ({ ...found, status: 'warning' as const }));
    expect(next[0]?.vicList[1]).toMatchObject({ vicUuid: uuid(2), status: 'warning' });
    expect(next[0]?.vicList[0]).toBe(one);
    expect(next[1]).toBe(list[1]);
    expect(list[0]?.vicList[1]).toBe(two);
  });

  it('change a device in both lists where both have it', () => {
    const twice = [workspace(1, [two], [two])];
    const [changed] = changeDevice(twice, uuid(2), (found) => ({ ...found, status: 'warning' as const }));
    expect([changed?.vicList[0]?.status, changed?.lqDevicesList[0]?.status]).toEqual(['warning', 'warning']);
  });

  it('are the very same list when nothing changed', () => {
    expect(changeDevice(list, uuid(2), (found) => found)).toBe(list);
    expect(changeDevice(list, uuid(9), (found) => ({ ...found }))).toBe(list);
  });
});

describe('an update of one device', () => {
  const leader = device(1, { linkRole: 'Leader' });
  const members = [2, 3].map((number) => device(number, { linkRole: 'Member', leaderuuid: uuid(1) }));
  const group = [workspace(1, [leader, ...members])];

  it('[DEV-30] leaves the members as they are when their leader is stopped', () => {
    const stopped = { vicUuid: uuid(1), epoch: 1, sequence: 20, state: 'offline', status: 'healthy' };
    const rows = applyUpdateToDevices(group, stopped)[0]?.vicList ?? [];
    expect(rows[0]?.state).toBe('offline');
    expect(rows.slice(1)).toEqual(members);
    expect(rows.slice(1).every((row, index) => row === members[index])).toBe(true);
    expect(rows.slice(1).every(isReadyToOpen)).toBe(true);
    expect(groupDevices(rows).groups[0]?.members).toEqual(members);
  });

  it.each([
    ['of an unknown device', uuid(9), 9],
    ['that is not newer', uuid(1), 1],
  ])('%s gives the very same list', (_case, vicUuid, sequence) => {
    expect(applyUpdateToDevices(group, { vicUuid, epoch: 1, sequence, state: 'offline' })).toBe(group);
  });
});

describe('a star', () => {
  const list = [workspace(1, [device(1), device(2, { isFavorite: true })])];

  it('[DEV-54] changes one device at once, and back when the call failed', () => {
    const set = nextFavorites(list, uuid(1).toUpperCase(), true);
    expect(set[0]?.vicList[0]?.isFavorite).toBe(true);
    expect(set[0]?.vicList[1]).toBe(list[0]?.vicList[1]);
    expect(nextFavorites(set, uuid(1), false)).toEqual(list);
  });

  it('gives the very same list when nothing changes', () => {
    expect(nextFavorites(list, uuid(2), true)).toBe(list);
    expect(nextFavorites(list, uuid(9), true)).toBe(list);
  });
});

describe('a fetch result', () => {
  const old = device(1, { sequence: 5, status: 'init' });
  const before = [workspace(1, [old, device(2)])];

  it('[GN-5] replaces devices that did not change meanwhile, even by an older sequence', () => {
    const fetched = [workspace(1, [device(1, { sequence: 4 }), device(2)])];
    expect(mergeFetchResult({ fetched, before, now: before }, none)).toBe(fetched);
    expect(mergeFetchResult({ fetched, before: undefined, now: undefined }, none)).toBe(fetched);
  });

  it('does not undo a newer notification that came while it was under way', () => {
    const heard = device(1, { sequence: 6, status: 'healthy' });
    const now = [workspace(1, [heard, before[0]?.vicList[1] ?? device(2)])];
    const fetched = [workspace(1, [device(1, { sequence: 5, status: 'init' }), device(2)])];
    const merged = mergeFetchResult({ fetched, before, now }, none);
    expect(merged[0]?.vicList[0]).toBe(heard);
    expect(merged[0]?.vicList[1]).toBe(fetched[0]?.vicList[1]);
    const newer = [workspace(1, [device(1, { sequence: 7 }), device(2)])];
    expect(mergeFetchResult({ fetched: newer, before, now }, none)).toBe(newer);
  });

  it('does not undo a newer notification of a physical device either', () => {
    const physical = (sequence: number) => [
      workspace(1, [], [device(1, { deviceType: 'device', sequence })]),
    ];
    const now = physical(6);
    const merged = mergeFetchResult({ fetched: physical(5), before: physical(5), now }, none);
    expect(merged[0]?.lqDevicesList[0]).toBe(now[0]?.lqDevicesList[0]);
  });

  it('[GN-5] replaces a device beside one that changed meanwhile, even by an older sequence', () => {
    const now = [workspace(1, [old, device(2, { sequence: 11 })])];
    const fetched = [workspace(1, [device(1, { sequence: 4 }), device(2)])];
    const merged = mergeFetchResult({ fetched, before, now }, none);
    expect(merged[0]?.vicList).toEqual([fetched[0]?.vicList[0], now[0]?.vicList[1]]);
  });

  it('keeps a notified device in one workspace and a commanded one in another that did not change', () => {
    const other = workspace(2, [device(8, { sequence: 1 })]);
    const heard = device(1, { sequence: 6 });
    const merged = mergeFetchResult(
      {
        fetched: [workspace(1, [device(1, { sequence: 5 })]), workspace(2, [device(8, { sequence: 2 })])],
        before: [...before, other],
        now: [workspace(1, [heard]), other],
      },
      (vicUuid) => vicUuid === uuid(8),
    );
    expect([merged[0]?.vicList[0], merged[1]?.vicList[0]]).toEqual([heard, other.vicList[0]]);
  });

  it('does not hide a pending command', () => {
    const fetched = [workspace(1, [device(1, { sequence: 9 }), device(2)])];
    const merged = mergeFetchResult({ fetched, before, now: before }, (vicUuid) => vicUuid === uuid(1));
    expect(merged[0]?.vicList[0]).toBe(old);
  });

  it('does not hide a pending command of a physical device either', () => {
    const local = [workspace(1, [], [device(1, { deviceType: 'device' })])];
    const fetched = [workspace(1, [], [device(1, { deviceType: 'device', sequence: 99 })])];
    const merged = mergeFetchResult({ fetched, before: local, now: local }, () => true);
    expect(merged[0]?.lqDevicesList[0]).toBe(local[0]?.lqDevicesList[0]);
  });

  it('adds new devices and drops removed ones', () => {
    const fetched = [workspace(1, [device(3)])];
    const now = [workspace(1, [device(1, { sequence: 6 })])];
    expect(mergeFetchResult({ fetched, before, now }, none)).toBe(fetched);
  });
});
