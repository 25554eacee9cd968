import type { WorkspaceView } from './workspace-view.ts';

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
