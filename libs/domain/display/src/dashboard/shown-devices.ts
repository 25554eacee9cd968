import type { Instance } from '@partyline/contract';
import type { WorkspaceView } from './workspace-view.ts';

export interface ShownDevice {
  readonly device: Instance;
  readonly view: WorkspaceView;
}

/** Finds a device by id, ignoring case; null if the user cannot see it. */
export function findShown(views: readonly WorkspaceView[], vicUuid: string): ShownDevice | null {
  const wanted = vicUuid.toLowerCase();
  for (const view of views) {
    const device = view.devices.find((one) => one.vicUuid.toLowerCase() === wanted);
    if (device !== undefined) return { device, view };
  }
  return null;
}

/** All device ids in dashboard order, leaders before members. [DASH-8] */
export function listShownOrder(views: readonly WorkspaceView[]): string[] {
  return views.flatMap(({ grouped: { groups, solo } }) => [
    ...groups.flatMap(({ leader, members }) => [leader, ...members].map(({ vicUuid }) => vicUuid)),
    ...solo.map(({ device }) => device.vicUuid),
  ]);
}

/** The device before or after another, cyclic; null in an empty order. */
export function stepFrom(order: readonly string[], vicUuid: string, by: 1 | -1): string | null {
  const at = order.indexOf(vicUuid);
  const start = at === -1 && by === -1 ? 0 : at;
  return order[(start + by + order.length) % order.length] ?? null;
}
