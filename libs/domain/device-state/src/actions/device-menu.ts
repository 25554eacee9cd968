import { isCommandOffered, isHiddenAction } from './device-rights.ts';
import { commandDecision } from '../commands/command-decision.ts';
import {
  deviceActionDecision,
  type DeviceActionRefusal,
  type DeviceInWorkspace,
  type PlacedDevice,
} from './device-action.ts';
import { isPhysical } from '../device/device-type.ts';

export const DEVICE_MENU_ENTRIES = [
  'details',
  'select',
  'stop',
  'edit',
  'upgrade',
  'move',
  'unregister',
] as const;
export type DeviceMenuEntry = (typeof DEVICE_MENU_ENTRIES)[number];

/** Enabled without a refusal. */
export interface DeviceMenuItem {
  readonly entry: DeviceMenuEntry;
  readonly refusal: DeviceActionRefusal | null;
}

/**
 * Lists menu items: left out if the role never can, disabled with a reason if condition or connection refuse. [PLUS-7, PLUS-10,
 * GC-10, GD-27, GD-45, GP-14, GW-14]
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
