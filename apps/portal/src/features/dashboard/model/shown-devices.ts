import type { Instance } from '@partyline/contract';
import type { WorkspaceView } from './workspace-view.ts';

/** A device as it is shown, and where. */
export interface ShownDevice {
  readonly device: Instance;
  readonly view: WorkspaceView;
}

/** The device with this id, in any letter case, and its workspace; null where the person sees no such device. */
export function findShown(views: readonly WorkspaceView[], vicUuid: string): ShownDevice | null {
  const wanted = vicUuid.toLowerCase();
  for (const view of views) {
    const device = view.devices.find((one) => one.vicUuid.toLowerCase() === wanted);
    if (device !== undefined) return { device, view };
  }
  return null;
}

/** The ids of all devices in the order of the dashboard: workspace by workspace, leaders before their members. [DASH-8] */
export function listShownOrder(views: readonly WorkspaceView[]): string[] {
  return views.flatMap(({ grouped: { groups, solo } }) => [
    ...groups.flatMap(({ leader, members }) => [leader, ...members].map(({ vicUuid }) => vicUuid)),
    ...solo.map(({ device }) => device.vicUuid),
  ]);
}

/** The device before or after another, the last one before the first; null in an empty order. */
export function stepFrom(order: readonly string[], vicUuid: string, by: 1 | -1): string | null {
  const at = order.indexOf(vicUuid);
  const start = at === -1 && by === -1 ? 0 : at;
  return order[(start + by + order.length) % order.length] ?? null;
}
