import {
  giveUpOverdue,
  groupDevices,
  mergeDeviceLists,
  type DeviceConditions,
  type GroupedDevices,
  type LinkedDevice,
} from '@partyline/device-state';
import { computeTally, type Tally } from '../layout/meter.ts';
import {
  listWorkspacesInOrder,
  orderGroupedDevices,
  type OrderedDevice,
  type OrderedWorkspace,
} from '../order/device-order.ts';

/** What grouping, order and state of a device depend on. */
export interface ViewedDevice extends DeviceConditions, LinkedDevice, OrderedDevice {
  readonly progress: number | null;
}

export interface ViewedWorkspace<Device> extends OrderedWorkspace {
  readonly vicList: readonly Device[];
  readonly lqDevicesList: readonly Device[];
}

export interface IdentifiedWorkspace {
  readonly id: number;
}

/** A workspace as shown; the object changes only with its content. */
export interface WorkspaceView<Device, Workspace = unknown> {
  readonly workspace: Workspace;
  /** Each device once; timed-out commands show as failed. */
  readonly devices: readonly Device[];
  /** The same devices: link groups first, then solo devices. */
  readonly grouped: GroupedDevices<Device>;
  readonly tally: Tally;
}

type Replacements<Device> = ReadonlyMap<Device, Device>;

function isSameScope(before: ViewedDevice, after: ViewedDevice): boolean {
  return (
    before.vicUuid === after.vicUuid &&
    before.deviceName === after.deviceName &&
    before.isFavorite === after.isFavorite &&
    before.linkRole === after.linkRole &&
    before.leaderuuid === after.leaderuuid
  );
}

/** Finds the replaced devices of two lists; null when grouping or order changed. */
function findReplacements<Device extends ViewedDevice>(
  before: readonly Device[],
  after: readonly Device[],
): Replacements<Device> | null {
  if (before.length !== after.length) return null;
  const replacements = new Map<Device, Device>();
  for (const [index, old] of before.entries()) {
    const device = after[index];
    if (device === undefined) return null;
    if (device === old) continue;
    if (!isSameScope(old, device)) return null;
    replacements.set(old, device);
  }
  return replacements;
}

/** Replaces devices in their groups; groups without one keep their identity. */
function replaceInGroups<Device>(
  { groups, solo }: GroupedDevices<Device>,
  replacements: Replacements<Device>,
): GroupedDevices<Device> {
  const next = (device: Device) => replacements.get(device) ?? device;
  return {
    groups: groups.map((group) => {
      const isTouched =
        replacements.has(group.leader) || group.members.some((member) => replacements.has(member));
      return isTouched ? { leader: next(group.leader), members: group.members.map(next) } : group;
    }),
    solo: solo.map((entry) =>
      replacements.has(entry.device) ? { ...entry, device: next(entry.device) } : entry,
    ),
  };
}

/** A cache whose entries have the type of their keys. */
interface ShownDevices {
  get<Device extends ViewedDevice>(device: Device): Device | undefined;
  set<Device extends ViewedDevice>(device: Device, shown: Device): unknown;
}

/** Devices with a timed-out command, cached for identity. */
const givenUp: ShownDevices = new WeakMap<object, never>();

function asShown<Device extends ViewedDevice>(device: Device, nowMs: number): Device {
  if (device.openCommand === null) return device;
  const known = givenUp.get(device);
  if (known !== undefined) return known;
  const shown = giveUpOverdue(device, nowMs);
  if (shown !== device) givenUp.set(device, shown);
  return shown;
}

interface MergedDevices {
  get<Device>(workspace: ViewedWorkspace<Device>): readonly Device[] | undefined;
  set<Device>(workspace: ViewedWorkspace<Device>, rows: readonly Device[]): unknown;
}

const merged: MergedDevices = new WeakMap<object, never>();

function rowsOf<Device extends ViewedDevice>(workspace: ViewedWorkspace<Device>): readonly Device[] {
  const known = merged.get(workspace);
  if (known !== undefined) return known;
  const rows = workspace.lqDevicesList.length === 0 ? workspace.vicList : mergeDeviceLists(workspace);
  merged.set(workspace, rows);
  return rows;
}

/** Whether time alone may change a workspace, cached per received workspace. */
const watched = new WeakMap<object, boolean>();

function isWatched(workspace: ViewedWorkspace<ViewedDevice>): boolean {
  const known = watched.get(workspace);
  if (known !== undefined) return known;
  const isAny = rowsOf(workspace).some(({ openCommand }) => openCommand !== null);
  watched.set(workspace, isAny);
  return isAny;
}

function buildView<Device extends ViewedDevice, Workspace extends ViewedWorkspace<Device>>(
  workspace: Workspace,
  nowMs: number,
  before: WorkspaceView<Device, Workspace> | undefined,
): WorkspaceView<Device, Workspace> {
  if (before?.workspace === workspace && !isWatched(workspace)) return before;
  const devices = rowsOf<Device>(workspace).map((device) => asShown(device, nowMs));
  if (workspace === before?.workspace && devices.every((device, index) => device === before.devices[index]))
    return before;
  const replacements = before === undefined ? null : findReplacements(before.devices, devices);
  const grouped =
    before === undefined || replacements === null
      ? orderGroupedDevices(groupDevices(devices))
      : replaceInGroups(before.grouped, replacements);
  return { workspace, devices, grouped, tally: computeTally(devices) };
}

export type ViewBuilder<Device, Workspace> = (
  workspaces: readonly Workspace[],
  nowMs: number,
) => readonly WorkspaceView<Device, Workspace>[];

/**
 * Creates a stateful view builder: sorts workspaces, groups and sorts devices, and keeps the identity of what is unchanged.
 * [DASH-6, DASH-7, DASH-8, GD-4, GD-11, GD-43]
 */
export function createViewBuilder<
  Device extends ViewedDevice,
  Workspace extends ViewedWorkspace<Device>,
>(): ViewBuilder<Device, Workspace> {
  let last = new Map<number, WorkspaceView<Device, Workspace>>();
  let lastViews: readonly WorkspaceView<Device, Workspace>[] = [];
  return (workspaces, nowMs) => {
    const views = listWorkspacesInOrder(workspaces).map((workspace) =>
      buildView(workspace, nowMs, last.get(workspace.id)),
    );
    const isSame =
      views.length === lastViews.length && views.every((view, index) => view === lastViews[index]);
    if (isSame) return lastViews;
    last = new Map(views.map((view) => [view.workspace.id, view]));
    lastViews = views;
    return views;
  };
}
