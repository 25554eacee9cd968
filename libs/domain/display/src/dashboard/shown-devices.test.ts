import { expect, it } from 'vitest';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { findShown, listShownOrder, stepFrom } from './shown-devices.ts';

const device = (n: number, more = {}) =>
  instanceOf({ vicUuid: uuidOf(n), deviceName: `Device ${n}`, ...more });
const views = viewsOf(
  [
    workspaceOf({ id: 2, name: 'B', vicList: [device(4)] }),
    workspaceOf({
      id: 1,
      name: 'A',
      vicList: [
        device(1),
        device(2, { linkRole: 'Member', leaderuuid: uuidOf(3) }),
        device(3, { linkRole: 'Leader' }),
      ],
    }),
  ],
  0,
);

it('goes through the devices as they stand, and around', () => {
  const order = listShownOrder(views);
  expect(order).toEqual([3, 2, 1, 4].map(uuidOf));
  expect(stepFrom(order, uuidOf(2), 1)).toBe(uuidOf(1));
  expect(stepFrom(order, uuidOf(4), 1)).toBe(uuidOf(3));
  expect(stepFrom(order, uuidOf(3), -1)).toBe(uuidOf(4));
  expect(stepFrom([], uuidOf(3), 1)).toBeNull();
});

it('begins at an end from a device that is gone', () => {
  const order = listShownOrder(views);
  expect([stepFrom(order, 'gone', 1), stepFrom(order, 'gone', -1)]).toEqual([uuidOf(3), uuidOf(4)]);
});

it('finds a device with its workspace in any letter case', () => {
  expect(findShown(views, uuidOf(4).toUpperCase())?.view.workspace.name).toBe('B');
  expect(findShown(views, uuidOf(9))).toBeNull();
});
