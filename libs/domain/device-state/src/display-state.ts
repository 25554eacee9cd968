import type { DeviceConditions } from './device.ts';
import { workOf } from './loading.ts';
import { isInitialising } from './readiness.ts';

/** What a device is shown as: one glyph and one word each. */
export const DISPLAY_STATES = [
  'online',
  'initialising',
  'starting',
  'stopping',
  'warning',
  'error',
  'failed',
  'offline',
  'deleted',
] as const;
/** One of {@link DISPLAY_STATES}. */
export type DisplayState = (typeof DISPLAY_STATES)[number];

/**
 * What a device is shown as. Deleted, error and failed say so whatever the state; a device at work is starting or
 * stopping, by its status and else by the open command; a virtual one that is online without its name service entry is
 * initialising; a warning counts while the device runs; the rest is its state. [DEV-9, DEV-26, DEV-27, DEV-28, GD-10, GD-23]
 */
export function displayState(device: DeviceConditions): DisplayState {
  const { status, state } = device;
  if (status === 'deleted' || status === 'error' || status === 'failed') return status;
  const work = workOf(device);
  if (work !== null) return work;
  if (state === 'offline') return 'offline';
  if (isInitialising(device)) return 'initialising';
  return status === 'warning' ? 'warning' : 'online';
}
