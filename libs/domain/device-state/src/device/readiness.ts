import { allow, refuse, type Decision } from '@partyline/kernel';
import type { DeviceConditions } from './device.ts';
import { managerAddressDecision } from '../address/manager-url.ts';

/** Why a device cannot be opened; the first that holds is the answer. [DEV-23 … DEV-28] */
export const OPEN_REFUSALS = [
  'deleted',
  'offline',
  'initialising',
  'dns-error',
  'dns-not-ready',
  'no-address',
  'address-not-allowed',
] as const;
/** One of {@link OPEN_REFUSALS}. */
export type OpenRefusal = (typeof OPEN_REFUSALS)[number];

/**
 * Says whether a device is initialising: a virtual one that is online while nothing is known of its name service
 * entry, or while that is being prepared. A physical device never is. [DEV-26, DEV-27, DEV-28]
 */
export function isInitialising(
  device: Pick<DeviceConditions, 'deviceType' | 'state' | 'DNSStatus'>,
): boolean {
  return (
    device.deviceType === 'virtual' &&
    device.state === 'online' &&
    (device.DNSStatus === '' || device.DNSStatus === 'initiated')
  );
}

/** What decides whether a device may be opened. */
export interface OpenableDevice extends Pick<
  DeviceConditions,
  'deviceType' | 'state' | 'status' | 'DNSStatus'
> {
  /** The address of its manager page. */
  readonly ccmurl?: string;
}

/**
 * May the device's manager page be opened? Only when it is online, its name service entry is ready, and its manager has an
 * address on one of the allowed origins; a refusal says which of these is missing, or that the device no longer exists. Without
 * origins the address is not judged. [DEV-23, DEV-24, DEV-25, GD-21, GD-22]
 */
export function openDecision(
  device: OpenableDevice,
  instanceOrigins?: readonly string[],
): Decision<OpenRefusal> {
  if (device.status === 'deleted') return refuse('deleted');
  if (device.state !== 'online') return refuse('offline');
  if (isInitialising(device)) return refuse('initialising');
  if (device.DNSStatus === 'error') return refuse('dns-error');
  if (device.DNSStatus !== 'ready') return refuse('dns-not-ready');
  return instanceOrigins === undefined ? allow() : managerAddressDecision(device.ccmurl, instanceOrigins);
}

/** Says whether the device is ready to open: {@link openDecision} without the reason. [DEV-23, DEV-24, DEV-25] */
export function isReadyToOpen(
  device: Pick<DeviceConditions, 'deviceType' | 'state' | 'status' | 'DNSStatus'>,
): boolean {
  return openDecision(device).allowed;
}
