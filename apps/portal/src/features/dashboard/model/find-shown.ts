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
