import { applyInstanceUpdate, isNewerUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

interface IdentifiedDevice {
  readonly vicUuid: string;
}

/** A workspace as it is loaded, with the two lists that a device can be in. */
export interface LoadedWorkspace<Device> {
  readonly vicList: readonly Device[];
  readonly lqDevicesList: readonly Device[];
}

type Loaded<Device, Rest> = readonly (LoadedWorkspace<Device> & Rest)[];

/** The device with this id and the workspace that holds it; null for none. Letter case does not matter. [GX-12] */
export function findDevice<Device extends IdentifiedDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
  vicUuid: string,
): { readonly device: Device; readonly workspace: LoadedWorkspace<Device> & Rest } | null {
  // The id as written is looked for first: a burst of notifications asks for each, in a list that may be long.
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

/**
 * The workspaces with one device changed, in whichever of the two lists it is. Every other device and workspace is the same
 * object as before, and so is the list when `change` gave the same object back. [DEV-12]
 */
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

/** The workspaces after a notification about one of their devices. So a leader that stops leaves its members as they were. [DEV-12, DEV-30] */
export function applyUpdateToDevices<Device extends UpdatableDevice, Rest>(
  workspaces: Loaded<Device, Rest>,
  update: DeviceUpdate,
): Loaded<Device, Rest> {
  return changeDevice(workspaces, update.vicUuid, (device) => applyInstanceUpdate(device, update));
}

/** The workspaces with one star set or taken away: at once when it is pressed, and back when the call failed. [DEV-54, GD-29] */
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

/** What a fetch brought, and what was cached when it began and when it ended; undefined for nothing. */
export interface FetchResult<Workspaces> {
  readonly fetched: Workspaces;
  readonly before: Workspaces | undefined;
  readonly now: Workspaces | undefined;
}

/**
 * Merges a fetch result with newer local state: a device that changed while the fetch was under way keeps its local version
 * where that is the newer report, and so does a device with a pending command. Everything else is as fetched, older reports
 * too. [GN-5]
 */
export function mergeFetchResult<
  Device extends IdentifiedDevice & Pick<UpdatableDevice, 'epoch' | 'sequence'>,
  Rest,
>(
  { fetched, before, now }: FetchResult<Loaded<Device, Rest>>,
  hasPendingCommand: (vicUuid: string) => boolean,
): Loaded<Device, Rest> {
  if (now === undefined) return fetched;
  // Most workspaces are the very objects they were: nothing in them has changed.
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
