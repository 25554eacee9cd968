import type { ChangeWarning, Reboot } from '@partyline/device-state';
import { DECIDED_WORDINGS } from '../../terms/decided-wordings.ts';

/** Warnings before a change. [DEV-33, DEV-34, DEV-35, LQ-8] */
export const CHANGE_WARNING_TEXTS = {
  'configuration-reset': 'This resets the configuration.',
  'not-undoable': 'This cannot be undone.',
  'reboots-subscription': 'This reboots the subscription.',
  'reboots-link-group': 'This reboots the whole link group.',
} as const satisfies Record<ChangeWarning, string>;

/** The devices that a version upgrade reboots, by name. [DEV-35, LQ-8, GD-27] */
export function rebootText({ isLinkGroup, deviceNames }: Reboot): string {
  const what = isLinkGroup ? 'reboots-link-group' : 'reboots-subscription';
  return `${CHANGE_WARNING_TEXTS[what].slice(0, -1)}: ${deviceNames.join(', ')}.`;
}

/** Results of changing a device. [DEV-42, DEV-49, DEV-50, GU-11] */
export const DEVICE_OUTCOME_TEXTS = {
  'data-center-changed': DECIDED_WORDINGS.instanceUpdated,
  unregistered: DECIDED_WORDINGS.deviceUnregistered,
  'unregister-failed': DECIDED_WORDINGS.deviceUpdateFailed,
} as const;
