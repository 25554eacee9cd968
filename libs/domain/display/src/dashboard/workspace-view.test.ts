import { describe, expect, it } from 'vitest';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { createViewBuilder } from './workspace-view.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const device = (n: number, more = {}) =>
  instanceOf({ vicUuid: uuidOf(n), deviceName: `Device ${n}`, ...more });

describe('the workspaces as the dashboard shows them', () => {
  it('[DASH-6, DASH-7, DASH-8, GD-4] lists link groups by their leader and solo devices last, favourites first', () => {
    const workspace = workspaceOf({
      vicList: [
        device(10),
        device(9, { isFavorite: true }),
        device(2, { linkRole: 'Member', leaderuuid: uuidOf(1) }),
        device(1, { linkRole: 'Leader' }),
      ],
    });
    const [view] = viewsOf([workspace], now);
    expect(
      view?.grouped.groups.map(({ leader, members }) => [leader, ...members].map((d) => d.deviceName)),
    ).toEqual([['Device 1', 'Device 2']]);
    expect(view?.grouped.solo.map((entry) => entry.device.deviceName)).toEqual(['Device 9', 'Device 10']);
  });

  it('[LQ-9] shows the physical link devices of a workspace among its devices', () => {
    const workspace = workspaceOf({
      vicList: [device(1)],
      lqDevicesList: [device(2, { deviceType: 'device' })],
    });
    const [view] = viewsOf([workspace], now);
    expect(view?.devices.map((d) => d.deviceName)).toEqual(['Device 1', 'Device 2']);
  });

  it('puts the workspaces in order and counts each one', () => {
    const views = viewsOf(
      [
        workspaceOf({ id: 2, roleType: 'orphanage' }),
        workspaceOf({ id: 1, roleType: 'default', vicList: [device(1), device(2, { state: 'offline' })] }),
      ],
      now,
    );
    expect(views.map((view) => view.workspace.id)).toEqual([1, 2]);
    expect(views[0]).toMatchObject({ tally: { online: 1, offline: 1 } });
  });

  it('keeps everything that did not change the very same object, and only that', () => {
    const build = createViewBuilder();
    const other = workspaceOf({ id: 2, vicList: [device(3)] });
    const first = device(1);
    const second = device(2, { linkRole: 'Leader' });
    const before = workspaceOf({ id: 1, vicList: [first, second] });
    const [a, b] = build([before, other], now);
    const changed = { ...first, status: 'warning' as const };
    const [c, d] = build([{ ...before, vicList: [changed, second] }, other], now);

    expect(d).toBe(b);
    expect(c).not.toBe(a);
    expect(c?.grouped.groups[0]).toBe(a?.grouped.groups[0]);
    expect(c?.grouped.solo[0]?.device).toBe(changed);
    expect(c?.tally).toMatchObject({ online: 1, warning: 1 });
  });

  it('gives the very same list when nothing changed', () => {
    const build = createViewBuilder();
    const workspace = workspaceOf({ vicList: [device(1)] });
    const views = build([workspace], now);
    expect(build([workspace], now + 60_000)).toBe(views);
    expect(build([{ ...workspace }], now)).not.toBe(views);
  });

  it('sorts and groups again when a name, a star or a group changes', () => {
    const build = createViewBuilder();
    const [one, two] = [device(1), device(2)];
    const workspace = workspaceOf({ vicList: [one, two] });
    build([workspace], now);
    const names = (change: object) =>
      build([{ ...workspace, vicList: [one, { ...two, ...change }] }], now)[0]?.grouped.solo.map(
        (entry) => entry.device.vicUuid,
      );
    expect(names({ deviceName: 'Aardvark' })).toEqual([two.vicUuid, one.vicUuid]);
    expect(names({ isFavorite: true })).toEqual([two.vicUuid, one.vicUuid]);
    expect(names({ linkRole: 'Leader' })).toEqual([one.vicUuid]);
  });

  it('[GD-11] shows a device as wrong 5 minutes after a command without an answer, and counts it so', () => {
    const build = createViewBuilder();
    const openCommand = { action: 'start', since: '2026-11-20T14:00:00.000Z' } as const;
    const waiting = device(1, { state: 'offline', status: 'init', openCommand });
    const workspace = workspaceOf({ vicList: [waiting] });
    expect(build([workspace], now + 299_000)[0]?.devices[0]).toBe(waiting);
    const late = build([workspace], now + 300_000);
    expect(late[0]?.devices[0]).toMatchObject({ status: 'error', openCommand });
    expect(late[0]?.grouped.solo[0]?.device.status).toBe('error');
    expect(late[0]?.tally).toMatchObject({ failed: 1, working: 0 });
    expect(build([workspace], now + 305_000)).toBe(late);
  });
});
