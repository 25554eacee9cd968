import type { Reboot } from '@partyline/device-state';
import type * as english from '../../../dashboard/device/device-outcomes.ts';
import type { Translation } from '../../../translation.ts';
import { DECIDED_WORDINGS } from '../../terms/decided-wordings.ts';

/** Warnings before a change. [DEV-33, DEV-34, DEV-35, LQ-8] */
export const CHANGE_WARNING_TEXTS: Translation<typeof english.CHANGE_WARNING_TEXTS> = {
  'configuration-reset': 'Das setzt die Konfiguration zurück.',
  'not-undoable': 'Das kann nicht rückgängig gemacht werden.',
  'reboots-subscription': 'Das startet das Abonnement neu.',
  'reboots-link-group': 'Das startet die ganze Link-Gruppe neu.',
};

/** The devices that a version upgrade reboots, by name. [DEV-35, LQ-8, GD-27] */
export function rebootText({ isLinkGroup, deviceNames }: Reboot): string {
  const what = isLinkGroup ? 'reboots-link-group' : 'reboots-subscription';
  return `${CHANGE_WARNING_TEXTS[what].slice(0, -1)}: ${deviceNames.join(', ')}.`;
}

/** Results of changing a device. [DEV-42, DEV-49, DEV-50, GU-11] */
export const DEVICE_OUTCOME_TEXTS: Translation<typeof english.DEVICE_OUTCOME_TEXTS> = {
  'data-center-changed': DECIDED_WORDINGS.instanceUpdated,
  unregistered: DECIDED_WORDINGS.deviceUnregistered,
  'unregister-failed': DECIDED_WORDINGS.deviceUpdateFailed,
};
