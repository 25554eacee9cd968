import type { DeviceMenuEntry, PaletteActionName } from '@partyline/device-state';
import type { ActCode } from '@partyline/permissions';

/** The act that each action on a device does; the others are no one's right. */
const ACTS: Partial<Record<DeviceMenuEntry | PaletteActionName, ActCode>> = {
  open: 'instance.ccm',
  start: 'instance.start',
  restart: 'instance.start',
  retry: 'instance.start',
  stop: 'instance.stop',
  edit: 'workspace.edit-instances',
  upgrade: 'workspace.edit-instances',
  move: 'workspace.move-instances',
  unregister: 'workspace.edit-instances',
  'change-plan': 'subscription.update',
};

/** Returns the act of an action on a device, which Who can asks about; undefined for none. [PLUS-35] */
export function actOfDevice(action: DeviceMenuEntry | PaletteActionName): ActCode | undefined {
  return ACTS[action];
}
