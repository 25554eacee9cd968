import { isHiddenRefusal } from '@partyline/permissions';
import {
  deviceActionDecision,
  type DeviceActionRefusal,
  type DeviceInWorkspace,
  type PlacedDevice,
} from './device-action.ts';
import { isPhysical } from './device-type.ts';

/** What the menu of a device offers, in its order. */
export const DEVICE_MENU_ENTRIES = ['details', 'select', 'edit', 'upgrade', 'move', 'unregister'] as const;
/** One of {@link DEVICE_MENU_ENTRIES}. */
export type DeviceMenuEntry = (typeof DEVICE_MENU_ENTRIES)[number];

/** An entry of a device's menu. Without a refusal it works. */
export interface DeviceMenuItem {
  readonly entry: DeviceMenuEntry;
  readonly refusal: DeviceActionRefusal | null;
}

/**
 * The menu of a device: what the caller's role can never do there is left out, what only the present condition or the
 * connection refuses says why. Only a virtual device is upgraded, only a physical one unregistered; details and selecting
 * take no right. [PLUS-7, GC-10, GD-27, GD-45, GP-14, GW-14]
 */
export function listDeviceMenu(device: PlacedDevice, context: DeviceInWorkspace): DeviceMenuItem[] {
  const absent = isPhysical(device) ? 'upgrade' : 'unregister';
  return DEVICE_MENU_ENTRIES.flatMap((entry): DeviceMenuItem[] => {
    if (entry === absent) return [];
    if (entry === 'details' || entry === 'select') return [{ entry, refusal: null }];
    const decision = deviceActionDecision(device, entry, context);
    if (decision.allowed) return [{ entry, refusal: null }];
    const isHidden = decision.by === 'permission' && isHiddenRefusal(decision.reason);
    return isHidden ? [] : [{ entry, refusal: decision }];
  });
}
