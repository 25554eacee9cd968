import { applyInstanceUpdate, isNewerUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';
import { UPDATE_FIELDS } from './parse-device-update.ts';
import type { UpdateField } from './parse-device-update.ts';
import { isUnreportedChange } from './unreported-change.ts';

/**
 * What becomes of an update: it is applied, or dropped because it is about another device, older than the last one applied,
 * the very same one again, or of the same mark but saying otherwise, so that the device has to be read again. [GN-5, GD-11]
 */
export const UPDATE_VERDICTS = [
  'applied',
  'other-device',
  'stale',
  'duplicate',
  'unreported-change',
] as const;
/** One of {@link UPDATE_VERDICTS}. */
export type UpdateVerdict = (typeof UPDATE_VERDICTS)[number];

/** The device after an update, and what became of the update. */
export interface ExplainedUpdate<Device> {
  readonly verdict: UpdateVerdict;
  /** The very same object where nothing was applied. */
  readonly device: Device;
  /** The fields of the device that are other than before, its mark left aside. */
  readonly changed: readonly (keyof UpdatableDevice)[];
  /** The fields of an applied update whose value was not taken: a word nobody knows, a number out of its range. */
  readonly untaken: readonly UpdateField[];
}

function verdictOn(device: UpdatableDevice, update: DeviceUpdate): UpdateVerdict {
  if (update.vicUuid.toLowerCase() !== device.vicUuid.toLowerCase()) return 'other-device';
  if (isNewerUpdate(device, update)) return 'applied';
  if (isNewerUpdate(update, device)) return 'stale';
  return isUnreportedChange(device, update) ? 'unreported-change' : 'duplicate';
}

/** Whether the device shows what a field said. An empty failure reason clears it, and a command is the same by what it says. */
function isTaken(device: UpdatableDevice, update: DeviceUpdate, field: UpdateField): boolean {
  const said = update[field];
  if (field === 'openCommand') {
    return update.openCommand?.action === device.openCommand?.action;
  }
  if (said === undefined || said === null) return true;
  return (
    device[field] === said || (field === 'failureReason' && said === '' && device.failureReason === null)
  );
}

/**
 * What an update does to a device, and why it does no more than that. The device is the one that `applyInstanceUpdate`
 * gives. [DEV-12 … DEV-22, GN-5, GN-6]
 */
export function explainInstanceUpdate<Device extends UpdatableDevice>(
  device: Device,
  update: DeviceUpdate,
): ExplainedUpdate<Device> {
  const verdict = verdictOn(device, update);
  const next = applyInstanceUpdate(device, update);
  if (next === device) return { verdict, device, changed: [], untaken: [] };
  const fields: readonly (keyof UpdatableDevice)[] = [...UPDATE_FIELDS, 'hasUpgradeAvailable'];
  return {
    verdict,
    device: next,
    changed: fields.filter((field) => next[field] !== device[field]),
    untaken: UPDATE_FIELDS.filter((field) => update[field] !== undefined && !isTaken(next, update, field)),
  };
}
