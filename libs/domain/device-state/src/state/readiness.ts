import { allow, refuse, type Decision } from '@partyline/kernel';
import { managerAddressDecision } from '../address/manager-url.ts';
import type { DeviceConditions } from '../device/device.ts';

/** In the order of the checks. [DEV-23 … DEV-28] */
export const OPEN_REFUSALS = [
  'deleted',
  'offline',
  'initialising',
  'dns-error',
  'dns-not-ready',
  'no-address',
  'address-not-allowed',
] as const;
export type OpenRefusal = (typeof OPEN_REFUSALS)[number];

/** Returns whether a virtual device is online with its DNS entry unknown or in preparation. [DEV-26, DEV-27, DEV-28] */
export function isInitialising(
  device: Pick<DeviceConditions, 'deviceType' | 'state' | 'DNSStatus'>,
): boolean {
  return (
    device.deviceType === 'virtual' &&
    device.state === 'online' &&
    (device.DNSStatus === '' || device.DNSStatus === 'initiated')
  );
}

export interface OpenableDevice extends Pick<
  DeviceConditions,
  'deviceType' | 'state' | 'status' | 'DNSStatus'
> {
  /** The address of its manager page. */
  readonly ccmurl?: string;
}

/**
 * Allows opening a device that is online, with DNS ready and an address on an allowed origin (unchecked without origins). [DEV-23,
 * DEV-24, DEV-25, GD-21, GD-22]
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

/** Returns whether {@link openDecision} allows, without checking the address. [DEV-23, DEV-24, DEV-25] */
export function isReadyToOpen(
  device: Pick<DeviceConditions, 'deviceType' | 'state' | 'status' | 'DNSStatus'>,
): boolean {
  return openDecision(device).allowed;
}

/** [GD-19] */
export const PING_TIMEOUT_MS = 5_000;

export type PingOutcome =
  /** `ok`: status 200 to 299. */
  | { readonly kind: 'answered'; readonly ok: boolean }
  /** No connection, no such name, or the response may not be read. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed-url' };

export type PingVerdict = 'ready' | 'dns-not-ready' | 'general-error';

/**
 * Classifies a ping: an offline browser and a malformed address are a general error; every other failure means that DNS is not
 * ready. [DEV-45, DEV-46, DEV-47, GD-20]
 */
export function classifyPing(outcome: PingOutcome, isBrowserOnline: boolean): PingVerdict {
  if (outcome.kind === 'malformed-url') return 'general-error';
  if (outcome.kind === 'answered') return outcome.ok ? 'ready' : 'dns-not-ready';
  return isBrowserOnline ? 'dns-not-ready' : 'general-error';
}
