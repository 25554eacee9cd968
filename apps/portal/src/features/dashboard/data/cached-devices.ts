import type { Instance, Workspace } from '@partyline/contract';
import { isNewerUpdate } from '@partyline/device-state';

/** A list of workspaces as it is kept: every change makes new objects along its way and leaves all others alone. */
export type Workspaces = readonly Workspace[];

/** The device with this id, and the workspace that holds it. */
export interface FoundDevice {
  readonly device: Instance;
  readonly workspace: Workspace;
}

function findBy(workspaces: Workspaces, matches: (device: Instance) => boolean): FoundDevice | null {
  for (const workspace of workspaces) {
    const device = workspace.vicList.find(matches) ?? workspace.lqDevicesList.find(matches);
    if (device !== undefined) return { device, workspace };
  }
  return null;
}

/** The device with this id, in any letter case. As it is written it is looked for first: a burst of notifications asks for each. */
export function findDevice(workspaces: Workspaces, vicUuid: string): FoundDevice | null {
  const asWritten = findBy(workspaces, (device) => device.vicUuid === vicUuid);
  if (asWritten !== null) return asWritten;
  const wanted = vicUuid.toLowerCase();
  return findBy(workspaces, (device) => device.vicUuid.toLowerCase() === wanted);
}

/** A change of one device; giving the same object back changes nothing. */
export type DeviceChange = (device: Instance) => Instance;

/** The workspaces with one device changed, in whichever list it stands; the very same list when nothing changed. */
export function changeDevice(workspaces: Workspaces, vicUuid: string, change: DeviceChange): Workspaces {
  const found = findDevice(workspaces, vicUuid);
  if (found === null) return workspaces;
  const { device, workspace } = found;
  if (change(device) === device) return workspaces;
  const put = (devices: readonly Instance[]) =>
    devices.map((one) => (one.vicUuid === device.vicUuid ? change(one) : one));
  const { vicList, lqDevicesList } = workspace;
  const changed = { ...workspace, vicList: put(vicList), lqDevicesList: put(lqDevicesList) };
  return workspaces.map((one) => (one === workspace ? changed : one));
}

function devicesById(workspaces: Workspaces): Map<string, Instance> {
  const devices = new Map<string, Instance>();
  for (const { vicList, lqDevicesList } of workspaces) {
    for (const device of vicList) devices.set(device.vicUuid, device);
    for (const device of lqDevicesList) devices.set(device.vicUuid, device);
  }
  return devices;
}

/**
 * What a read gave, without falling behind what happened while it was on its way: a device that has meanwhile changed
 * here is kept where its report is newer than the one read, or where a command for it is just being given. Everything
 * else is as it was read, older reports too. [GN-5]
 */
export function keepNewer(
  read: Workspaces,
  before: Workspaces | undefined,
  now: Workspaces | undefined,
  isBeingCommanded: (vicUuid: string) => boolean,
): Workspaces {
  if (now === undefined) return read;
  // Most workspaces are the very objects they were: nothing in them has changed.
  const [first, last] = [new Set(before), new Set(now)];
  const atStart = devicesById([...first].filter((workspace) => !last.has(workspace)));
  let kept = read;
  const keep = (vicUuid: string, device: Instance) => {
    kept = changeDevice(kept, vicUuid, (fresh) =>
      isBeingCommanded(vicUuid) || isNewerUpdate(fresh, device) ? device : fresh,
    );
  };
  for (const [vicUuid, device] of devicesById(now.filter((workspace) => !first.has(workspace)))) {
    if (atStart.get(vicUuid) !== device) keep(vicUuid, device);
  }
  for (const { vicList, lqDevicesList } of now) {
    for (const devices of [vicList, lqDevicesList]) {
      for (const device of devices) if (isBeingCommanded(device.vicUuid)) keep(device.vicUuid, device);
    }
  }
  return kept;
}
