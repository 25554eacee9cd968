import type { GroupedDevices, SoloDevice } from '@partyline/device-state';
import { compareCodes, compareNames } from './names.ts';

export interface OrderedDevice {
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly isFavorite: boolean;
}

function compareDevices(a: OrderedDevice, b: OrderedDevice): number {
  return compareNames(a.deviceName, b.deviceName) || compareCodes(a.vicUuid, b.vicUuid);
}

function compareSolo(a: SoloDevice<OrderedDevice>, b: SoloDevice<OrderedDevice>): number {
  const favorites = Number(b.device.isFavorite) - Number(a.device.isFavorite);
  return favorites || compareDevices(a.device, b.device);
}

/** Orders link groups by leader, members and solo devices by name, favourites first; equal names by vicUuid. [GD-4] */
export function orderGroupedDevices<Row extends OrderedDevice>(
  grouped: GroupedDevices<Row>,
): GroupedDevices<Row> {
  const groups = grouped.groups.map(({ leader, members }) => ({
    leader,
    members: members.toSorted(compareDevices),
  }));
  return {
    groups: groups.sort((a, b) => compareDevices(a.leader, b.leader)),
    solo: grouped.solo.toSorted(compareSolo),
  };
}

/** In dashboard order. [GD-4] */
export const WORKSPACE_ORDER = ['default', 'shared', 'orphanage', 'invited'] as const;

export interface OrderedWorkspace {
  readonly id: number;
  readonly name: string;
  readonly roleType: (typeof WORKSPACE_ORDER)[number];
}

function compareWorkspaces(a: OrderedWorkspace, b: OrderedWorkspace): number {
  const kinds = WORKSPACE_ORDER.indexOf(a.roleType) - WORKSPACE_ORDER.indexOf(b.roleType);
  return kinds || compareNames(a.name, b.name) || a.id - b.id;
}

/** Returns a new list, by kind, name, then id. [GD-4] */
export function listWorkspacesInOrder<Workspace extends OrderedWorkspace>(
  workspaces: readonly Workspace[],
): Workspace[] {
  return workspaces.toSorted(compareWorkspaces);
}
