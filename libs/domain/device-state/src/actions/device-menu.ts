import { isCommandOffered, isHiddenAction } from './action-offer.ts';
import { commandDecision } from '../commands/command-decision.ts';
import {
  deviceActionDecision,
  type DeviceActionRefusal,
  type DeviceInWorkspace,
  type PlacedDevice,
} from './device-action.ts';
import { isPhysical } from '../device/device-type.ts';

/** What the menu of a device offers, in its order. */
export const DEVICE_MENU_ENTRIES = [
  'details',
  'select',
  'stop',
  'edit',
  'upgrade',
  'move',
  'unregister',
] as const;
/** One of {@link DEVICE_MENU_ENTRIES}. */
export type DeviceMenuEntry = (typeof DEVICE_MENU_ENTRIES)[number];

/** An entry of a device's menu. Without a refusal it works. */
export interface DeviceMenuItem {
  readonly entry: DeviceMenuEntry;
  readonly refusal: DeviceActionRefusal | null;
}

/**
 * The menu of a device: what the caller's role can never do there is left out, what only the present condition or the
 * connection refuses says why. A device that is not running has no stop, only a virtual one is upgraded, only a physical one
 * unregistered; details take no right, and selecting is for who can do something with a selection. [PLUS-7, PLUS-10, GC-10,
 * GD-27, GD-45, GP-14, GW-14]
 */
export function listDeviceMenu(device: PlacedDevice, context: DeviceInWorkspace): DeviceMenuItem[] {
  const absent = isPhysical(device) ? 'upgrade' : 'unregister';
  return DEVICE_MENU_ENTRIES.flatMap((entry): DeviceMenuItem[] => {
    if (entry === absent) return [];
    if (entry === 'details') return [{ entry, refusal: null }];
    if (entry === 'select') return isCommandOffered(context.subject) ? [{ entry, refusal: null }] : [];
    if (entry === 'stop' && !commandDecision(device, 'stop').allowed) return [];
    const decision = deviceActionDecision(device, entry, context);
    if (decision.allowed) return [{ entry, refusal: null }];
    return isHiddenAction(decision) ? [] : [{ entry, refusal: decision }];
  });
}
