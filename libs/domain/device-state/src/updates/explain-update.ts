import { applyInstanceUpdate, isNewerUpdate, isUnreportedChange } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';
import { UPDATE_FIELDS } from './parse-device-update.ts';
import type { UpdateField } from './parse-device-update.ts';

/** `unreported-change` needs a refetch. [GN-5, GD-11] */
export const UPDATE_VERDICTS = [
  'applied',
  'other-device',
  'stale',
  'duplicate',
  'unreported-change',
] as const;
export type UpdateVerdict = (typeof UPDATE_VERDICTS)[number];

export interface ExplainedUpdate<Device> {
  readonly verdict: UpdateVerdict;
  /** The same object where nothing was applied. */
  readonly device: Device;
  /** Without the mark. */
  readonly changed: readonly (keyof UpdatableDevice)[];
  /** With an unknown word or a number out of range. */
  readonly untaken: readonly UpdateField[];
}

function verdictOn(device: UpdatableDevice, update: DeviceUpdate): UpdateVerdict {
  if (update.vicUuid.toLowerCase() !== device.vicUuid.toLowerCase()) return 'other-device';
  if (isNewerUpdate(device, update)) return 'applied';
  if (isNewerUpdate(update, device)) return 'stale';
  return isUnreportedChange(device, update) ? 'unreported-change' : 'duplicate';
}

/** Returns whether the device has the update's value; an empty failure reason clears it, and commands are compared by value. */
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

/** Explains what `applyInstanceUpdate` does with an update. [DEV-12 … DEV-22, GN-5, GN-6] */
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
