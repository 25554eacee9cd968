import { parseInstant } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isPhysical } from '../device/device-type.ts';
import { displayState, isTransitional } from '../device/display-state.ts';
import { isLoading, workOf } from '../device/loading.ts';
import { COMMAND_LIMIT_MS } from './overdue.ts';
import { isUnhealthy } from '../device/status.ts';
import { WORK_ENDS } from '../device/transitions.ts';

/**
 * What no device can be: in a transitional state for as long as a command may go unanswered; starting while it is online, or
 * stopping while it is offline; with progress at rest; unhealthy without a reason; in its state since the future, or since
 * after it was last seen; connected to while offline; physical, and not found by its name although it has reported.
 */
export const CONTRADICTIONS = [
  'overdue',
  'work-in-wrong-state',
  'progress-at-rest',
  'no-reason',
  'impossible-times',
  'connected-while-offline',
  'physical-without-dns',
] as const;
/** One of {@link CONTRADICTIONS}. */
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** Everything of a device that can contradict itself. */
export interface DatedDevice extends DeviceConditions {
  readonly progress: number | null;
  readonly failureReason: string | null;
  readonly connectedUsers: number | null;
  readonly stateSince: string | null;
  readonly lastSeen: string | null;
}

/**
 * Returns what of a device contradicts the rules at an instant (milliseconds since 1970), in the order of
 * {@link CONTRADICTIONS}; empty for a device that the product can show. [DEV-7 … DEV-11, GD-11, GP-14, PLUS-11]
 */
export function listContradictions(device: DatedDevice, nowMs: number): Contradiction[] {
  const work = workOf(device);
  const isOnline = device.state === 'online';
  const found: Record<Contradiction, boolean> = {
    overdue: isTransitional(displayState(device)) && nowMs - sinceMsOf(device) >= COMMAND_LIMIT_MS,
    'work-in-wrong-state': work !== null && device.state !== WORK_ENDS[work].failed,
    'progress-at-rest': device.progress !== null && !isLoading(device),
    'no-reason': isUnhealthy(device.status) && !device.failureReason,
    'impossible-times': hasImpossibleTimes(device, nowMs),
    'connected-while-offline': !isOnline && (device.connectedUsers ?? 0) > 0,
    'physical-without-dns': isPhysical(device) && device.lastSeen !== null && device.DNSStatus === '',
  };
  return CONTRADICTIONS.filter((name) => found[name]);
}

function msOf(instant: string | null): number | null {
  if (instant === null) return null;
  const parsed = parseInstant(instant);
  return parsed.ok ? parsed.value : null;
}

/** Since when it does what it does; a device without times has done it for ever. */
function sinceMsOf({ openCommand, stateSince }: DatedDevice): number {
  return msOf(openCommand?.since ?? stateSince) ?? Number.NEGATIVE_INFINITY;
}

function hasImpossibleTimes(device: DatedDevice, nowMs: number): boolean {
  const [since, seen] = [msOf(device.stateSince), msOf(device.lastSeen)];
  if ((since ?? nowMs) > nowMs || (seen ?? nowMs) > nowMs) return true;
  // The product itself gives up an unanswered command: that state is no report of the host.
  return since !== null && seen !== null && seen < since && device.status !== 'error';
}
