import { err, ok, type Result } from '@partyline/kernel';
import type { DeviceType } from './vocabulary.ts';

/**
 * Reads a device type from the wire: `virtual` or `device`, and `physical` as another word for `device`. Anything
 * else is refused as `unknown-device-type`. [GP-13, ENT-1]
 */
export function parseDeviceType(value: unknown): Result<DeviceType, 'unknown-device-type'> {
  if (value === 'virtual') return ok('virtual');
  if (value === 'device' || value === 'physical') return ok('device');
  return err('unknown-device-type');
}

/** Says whether the row is a physical device. [GP-14] */
export function isPhysical(device: { readonly deviceType: DeviceType }): boolean {
  return device.deviceType === 'device';
}
