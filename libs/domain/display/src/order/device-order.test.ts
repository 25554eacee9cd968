import { groupDevices, type GroupedDevices } from '@partyline/device-state';
import { sampleDevice, type SampleDevice } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import {
  listWorkspacesInOrder,
  orderGroupedDevices,
  WORKSPACE_ORDER,
  type OrderedDevice,
  type OrderedWorkspace,
} from './device-order.ts';

function device(vicUuid: string, deviceName: string, changes: Partial<SampleDevice> = {}): SampleDevice {
  return sampleDevice({ vicUuid, deviceName, ...changes });
}
/** Each leader followed by its members, solo devices last. */
function listDevicesInOrder<Row extends OrderedDevice>(grouped: GroupedDevices<Row>): Row[] {
  const { groups, solo } = orderGroupedDevices(grouped);
  return [
    ...groups.flatMap(({ leader, members }) => [leader, ...members]),
    ...solo.map(({ device }) => device),
  ];
}
const namesOf = (rows: readonly SampleDevice[]): string =>
  listDevicesInOrder(groupDevices(rows))
    .map((row) => row.deviceName)
    .join(', ');

it('[DASH-8] lists link groups first and solo devices last, favourites too', () => {
  const rows = [
    device('1', 'A solo', { isFavorite: true }),
    device('2', 'Z leader', { linkRole: 'Leader' }),
    device('3', 'Z member', { linkRole: 'Member', leaderuuid: '2' }),
  ];
  expect(namesOf(rows)).toBe('Z leader, Z member, A solo');
});

it('[DASH-6] lists groups by their leader, each leader before its members, members by name whether favourite or not', () => {
  const rows = [
    device('1', 'Line 10', { linkRole: 'Leader' }),
    device('2', 'Line 9', { linkRole: 'Leader' }),
    device('3', 'Camera 2', { linkRole: 'Member', leaderuuid: '1', isFavorite: true }),
    device('4', 'camera 1', { linkRole: 'Member', leaderuuid: '1' }),
    device('5', 'Audio', { linkRole: 'Member', leaderuuid: '2' }),
  ];
  expect(namesOf(rows)).toBe('Line 9, Audio, Line 10, camera 1, Camera 2');
});

it('[DASH-7] lists favourites first among solo devices, then by name', () => {
  const rows = [
    device('1', 'Room 10'),
    device('2', 'Room 9'),
    device('3', 'Stage', { isFavorite: true }),
    device('4', 'Choir', { isFavorite: true }),
  ];
  expect(namesOf(rows)).toBe('Choir, Stage, Room 9, Room 10');
});

it('lists equal names by vicUuid, and favourites by it too', () => {
  const rows = ['3', '1', '2'].map((uuid) => device(uuid, 'Stage', { isFavorite: uuid !== '1' }));
  const listed = listDevicesInOrder(groupDevices(rows)).map((row) => row.vicUuid);
  expect(listed).toEqual(['2', '3', '1']);
});

const anyRow = fc.record({
  vicUuid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  deviceName: fc.constantFrom('x', 'X', 'y 2', 'y 10'),
  isFavorite: fc.boolean(),
  linkRole: fc.constantFrom('Leader', 'Member', 'Atomic', null),
  leaderuuid: fc.constantFrom('a', 'b', 'z', null),
});

it('returns each row once, in an order that does not depend on the order given', () => {
  const lists = fc.uniqueArray(anyRow, { selector: (row) => row.vicUuid });
  fc.assert(
    fc.property(
      lists.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const listed = listDevicesInOrder(groupDevices(list));
        expect(listDevicesInOrder(groupDevices(shuffled))).toEqual(listed);
        expect(listed).toHaveLength(list.length);
        expect(new Set(listed)).toEqual(new Set(list));
      },
    ),
  );
});

it('does not change the given groups', () => {
  const grouped = groupDevices([device('2', 'b'), device('1', 'a')]);
  const before = [...grouped.solo];
  const ordered = orderGroupedDevices(grouped);
  expect(grouped.solo).toEqual(before);
  expect(ordered.solo[0]).toBe(before[1]);
});

describe('workspace order', () => {
  const workspace = (id: number, roleType: OrderedWorkspace['roleType'], name: string): OrderedWorkspace => ({
    id,
    roleType,
    name,
  });

  it('lists default, shared, orphanage and invited workspaces in that order, and by name within', () => {
    const listed = listWorkspacesInOrder([
      workspace(1, 'invited', 'A'),
      workspace(2, 'orphanage', 'B'),
      workspace(3, 'shared', 'Studio 10'),
      workspace(4, 'shared', 'studio 9'),
      workspace(5, 'default', 'Z'),
    ]);
    expect(listed.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  });

  it('lists equal names by id', () => {
    const listed = listWorkspacesInOrder([
      workspace(10, 'shared', 'studio'),
      workspace(9, 'shared', 'Studio'),
    ]);
    expect(listed.map(({ id }) => id)).toEqual([9, 10]);
  });

  const anyWorkspace = fc.record({
    id: fc.nat(),
    roleType: fc.constantFrom(...WORKSPACE_ORDER),
    name: fc.constantFrom('a', 'A', 'á', 'b', 'b 2', 'b 10'),
  });

  it('returns each workspace once, in an order that does not depend on the order given, and does not change the list', () => {
    const lists = fc.uniqueArray(anyWorkspace, { selector: ({ id }) => id });
    fc.assert(
      fc.property(
        lists.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const before = [...list];
          expect(listWorkspacesInOrder(list)).toEqual(listWorkspacesInOrder(shuffled));
          expect(new Set(listWorkspacesInOrder(list))).toEqual(new Set(before));
          expect(list).toEqual(before);
        },
      ),
    );
  });
});
