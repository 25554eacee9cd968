import { applyInstanceUpdate, isNewerUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

interface IdentifiedDevice {
  readonly vicUuid: string;
}

export interface LoadedWorkspace<Device> {
  readonly vicList: readonly Device[];
  readonly lqDevicesList: readonly Device[];
}

type Loaded<Device, Rest> = readonly (LoadedWorkspace<Device> & Rest)[];

/** Finds a device by its vicUuid in any letter case; null for none. [GX-12] */
export function findDevice<Device extends IdentifiedDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
  vicUuid: string,
): { readonly device: Device; readonly workspace: LoadedWorkspace<Device> & Rest } | null {
  // The exact id first: a burst of notifications searches a list that may be long.
  const asWritten = findBy(workspaces, (device) => device.vicUuid === vicUuid);
  if (asWritten !== null) return asWritten;
  const wanted = vicUuid.toLowerCase();
  return findBy(workspaces, (device) => device.vicUuid.toLowerCase() === wanted);
}

function findBy<Device, Rest>(workspaces: Loaded<Device, Rest>, matches: (device: Device) => boolean) {
  for (const workspace of workspaces) {
    const device = workspace.vicList.find(matches) ?? workspace.lqDevicesList.find(matches);
    if (device !== undefined) return { device, workspace };
  }
  return null;
}

/** Changes one device; everything else stays the same object, and so does the list if `change` returns the same device. [DEV-12] */
export function changeDevice<Device extends IdentifiedDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
  vicUuid: string,
  change: (device: NoInfer<Device>) => NoInfer<Device>,
): Loaded<Device, Rest> {
  const found = findDevice(workspaces, vicUuid);
  if (found === null) return workspaces;
  const { device, workspace } = found;
  if (change(device) === device) return workspaces;
  const put = (devices: readonly Device[]) =>
    devices.map((one) => (one.vicUuid === device.vicUuid ? change(one) : one));
  const { vicList, lqDevicesList } = workspace;
  const changed = { ...workspace, vicList: put(vicList), lqDevicesList: put(lqDevicesList) };
  return workspaces.map((one) => (one === workspace ? changed : one));
}

/** Changes its device only: a leader that stops leaves its members. [DEV-12, DEV-30] */
export function applyUpdateToDevices<Device extends UpdatableDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
  update: DeviceUpdate,
): Loaded<Device, Rest> {
  return changeDevice(workspaces, update.vicUuid, (device) => applyInstanceUpdate(device, update));
}

/** Sets or removes one star: optimistically, and back on rollback. [DEV-54, GD-29] */
export function nextFavorites<Device extends IdentifiedDevice & { readonly isFavorite: boolean }, Rest>(
  workspaces: Loaded<Device, Rest>,
  vicUuid: string,
  isFavorite: boolean,
): Loaded<Device, Rest> {
  return changeDevice(workspaces, vicUuid, (device) =>
    device.isFavorite === isFavorite ? device : { ...device, isFavorite },
  );
}

function devicesById<Device extends IdentifiedDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
): Map<string, Device> {
  const devices = new Map<string, Device>();
  for (const { vicList, lqDevicesList } of workspaces) {
    for (const device of vicList) devices.set(device.vicUuid, device);
    for (const device of lqDevicesList) devices.set(device.vicUuid, device);
  }
  return devices;
}

/** And the cache when the fetch began and ended. */
export interface FetchResult<Workspaces> {
  readonly fetched: Workspaces;
  readonly before: Workspaces | undefined;
  readonly now: Workspaces | undefined;
}

/** Merges a fetch result: a device changed meanwhile, or with a pending command, keeps its newer local version. [GN-5] */
export function mergeFetchResult<
  Device extends IdentifiedDevice & Pick<UpdatableDevice, 'epoch' | 'sequence'>,
  Rest,
>(
  { fetched, before, now }: FetchResult<Loaded<Device, Rest>>,
  hasPendingCommand: (vicUuid: string) => boolean,
): Loaded<Device, Rest> {
  if (now === undefined) return fetched;
  // Most workspaces are the same objects.
  const [first, last] = [new Set(before), new Set(now)];
  const atStart = devicesById([...first].filter((workspace) => !last.has(workspace)));
  let merged = fetched;
  const keep = (vicUuid: string, device: Device) => {
    merged = changeDevice(merged, vicUuid, (fresh) =>
      hasPendingCommand(vicUuid) || isNewerUpdate(fresh, device) ? device : fresh,
    );
  };
  for (const [vicUuid, device] of devicesById(now.filter((workspace) => !first.has(workspace)))) {
    if (atStart.get(vicUuid) !== device) keep(vicUuid, device);
  }
  for (const { vicList, lqDevicesList } of now) {
    for (const devices of [vicList, lqDevicesList]) {
      for (const device of devices) if (hasPendingCommand(device.vicUuid)) keep(device.vicUuid, device);
    }
  }
  return merged;
}
