import type { CommandRefusal, OpenRefusal } from '@partyline/device-state';
import type { RefusalReason } from '@partyline/permissions';
import { DECIDED_WORDINGS } from './decided-wordings.ts';
import { WORDINGS } from './wordings.ts';

/** Why a right is refused, in words, for the disabled control and for the interface's error. [GC-5, GC-10, PLUS-7] */
export const PERMISSION_REFUSAL_TEXTS = {
  'unknown-role': 'Your role is not known here.',
  'no-right': 'Your role does not allow this.',
  'partner-customer': DECIDED_WORDINGS.contactPartner,
  trial: DECIDED_WORDINGS.notInTrial,
  'default-workspace': 'Not available for the default workspace',
  dirty: 'An invitation, transfer or move is still open for this workspace.',
  expired: DECIDED_WORDINGS.subscriptionExpired,
  running: 'Stop the device first.',
  'no-workspace': 'This device belongs to no workspace.',
} as const satisfies Record<RefusalReason, string>;

/** Why a device does not take a command, in words. [GD-14, GP-14] */
export const COMMAND_REFUSAL_TEXTS = {
  deleted: 'This device has been deleted.',
  'in-progress': 'The device is at work. Wait until it has finished.',
  'already-online': 'The device is already online.',
  'already-offline': 'The device is already offline.',
  'data-center-of-physical-device': 'A physical device has no data center to change.',
  'stop-before-data-center-change': DECIDED_WORDINGS.stopBeforeDataCenterChange,
} as const satisfies Record<CommandRefusal, string>;

/** Why a device cannot be opened, in words. [DEV-23 … DEV-28, GD-23] */
export const OPEN_REFUSAL_TEXTS = {
  deleted: 'This device has been deleted.',
  offline: 'Open is available when the device is online.',
  initialising: 'Open is available when DNS is ready.',
  'dns-error': 'DNS could not be prepared. Restart the device to try again.',
  'dns-not-ready': 'Open is available when DNS is ready.',
} as const satisfies Record<OpenRefusal, string>;

/**
 * What a refused start says: the specification's sentence when the right or the workspace is missing, else the reason
 * as for any other action. [DEV-39, ERR-28, GD-36]
 */
export function startRefusalText(reason: RefusalReason): string {
  const isMissing = reason === 'unknown-role' || reason === 'no-right' || reason === 'no-workspace';
  return isMissing ? WORDINGS.startNotAllowed : PERMISSION_REFUSAL_TEXTS[reason];
}
