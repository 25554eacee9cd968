import type { WorkspaceView } from './workspace-view.ts';

interface IdentifiedDevice {
  readonly vicUuid: string;
}

/** A device with its workspace. */
export interface ShownDevice<Device, Workspace> {
  readonly device: Device;
  readonly view: WorkspaceView<Device, Workspace>;
}

/** Finds a device by id, ignoring case; null if the user cannot see it. */
export function findShown<Device extends IdentifiedDevice, Workspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  vicUuid: string,
): ShownDevice<Device, Workspace> | null {
  const wanted = vicUuid.toLowerCase();
  for (const view of views) {
    const device = view.devices.find((one) => one.vicUuid.toLowerCase() === wanted);
    if (device !== undefined) return { device, view };
  }
  return null;
}

/** Lists the devices of a view in dashboard order, leaders before members. [DASH-8] */
export function listViewDevices<Device>({ grouped }: Pick<WorkspaceView<Device>, 'grouped'>): Device[] {
  const { groups, solo } = grouped;
  return [
    ...groups.flatMap(({ leader, members }) => [leader, ...members]),
    ...solo.map(({ device }) => device),
  ];
}

/** Lists all devices with their workspaces, in dashboard order. [DASH-8] */
export function listShownDevices<Device, Workspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
): ShownDevice<Device, Workspace>[] {
  return views.flatMap((view) => listViewDevices(view).map((device) => ({ device, view })));
}

/** Lists all device ids in dashboard order, leaders before members. [DASH-8] */
export function listShownOrder(views: readonly Pick<WorkspaceView<IdentifiedDevice>, 'grouped'>[]): string[] {
  return views.flatMap((view) => listViewDevices(view).map(({ vicUuid }) => vicUuid));
}

/** Returns the device before or after another, cyclic; null in an empty order. */
export function stepFrom(order: readonly string[], vicUuid: string, by: 1 | -1): string | null {
  const at = order.indexOf(vicUuid);
  const start = at === -1 && by === -1 ? 0 : at;
  return order[(start + by + order.length) % order.length] ?? null;
}
