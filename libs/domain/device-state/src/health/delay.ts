import { parseInstant } from '@partyline/kernel';
import { millisecondsInSecond } from 'date-fns/constants';
import { isLoading } from '../state/loading.ts';
import { isInProgress } from '../state/status.ts';
import { findSilence, type SeenDevice } from './silence.ts';

/** Starts and stops usually end sooner; from here on a device shows why it may take longer. [GD-11] */
export const DELAY_LIMIT_MS = 15_000;

/** `not-taken`: the host has not answered the command; `no-progress`: it took it, and has gone silent; `working`: it is at work. */
export const DELAY_REASONS = ['not-taken', 'no-progress', 'working'] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

export interface Delay {
  /** Whole seconds since the command, or since the state without one. */
  readonly seconds: number;
  /** null before {@link DELAY_LIMIT_MS}. */
  readonly why: DelayReason | null;
}

export interface DelayedDevice extends SeenDevice {
  readonly stateSince: string | null;
}

/** Returns how long a device has been in progress and, from 15 s on, why it may take longer; null at rest. [GD-11, DEV-9] */
export function computeDelay(device: DelayedDevice, nowMs: number): Delay | null {
  if (!isLoading(device)) return null;
  const since = parseInstant(device.openCommand?.since ?? device.stateSince);
  if (!since.ok) return null;
  // The clock of a browser may be behind by a moment.
  const elapsedMs = Math.max(0, nowMs - since.value);
  const seconds = Math.floor(elapsedMs / millisecondsInSecond);
  return { seconds, why: elapsedMs < DELAY_LIMIT_MS ? null : reasonOf(device, nowMs) };
}

/** Returns the reason; a host that takes a command reports a status of progress at once. */
function reasonOf(device: DelayedDevice, nowMs: number): DelayReason {
  if (!isInProgress(device.status)) return 'not-taken';
  return findSilence(device, nowMs)?.why === 'no-progress' ? 'no-progress' : 'working';
}
