import { err, ok, type Result } from '@partyline/kernel';
import type { DeviceType } from './vocabulary.ts';

/** Parses a device type; `physical` is a synonym of `device`. [GP-13, ENT-1] */
export function parseDeviceType(value: unknown): Result<DeviceType, 'unknown-device-type'> {
  if (value === 'virtual') return ok('virtual');
  if (value === 'device' || value === 'physical') return ok('device');
  return err('unknown-device-type');
}

/** Returns whether a device is hardware and no cloud instance. [GP-14] */
export function isPhysical(device: { readonly deviceType: DeviceType }): boolean {
  return device.deviceType === 'device';
}
