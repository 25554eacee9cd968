import { parseInstant } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isPhysical } from '../device/device-type.ts';
import { displayState, isTransitional } from '../state/display-state.ts';
import { isLoading, workOf } from '../state/loading.ts';
import { COMMAND_LIMIT_MS } from './overdue.ts';
import { isUnhealthy } from '../state/status.ts';
import { WORK_ENDS } from '../state/transitions.ts';

/** No device can be in these states. */
export const CONTRADICTIONS = [
  'overdue',
  'work-in-wrong-state',
  'progress-at-rest',
  'no-reason',
  'impossible-times',
  'connected-while-offline',
  'physical-without-dns',
] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

export interface DatedDevice extends DeviceConditions {
  readonly progress: number | null;
  readonly failureReason: string | null;
  readonly connectedUsers: number | null;
  readonly stateSince: string | null;
  readonly lastSeen: string | null;
}

/**
 * Lists the contradictions of a device in the order of {@link CONTRADICTIONS}; `nowMs` is in milliseconds since 1970. [DEV-7 …
 * DEV-11, GD-11, GP-14, PLUS-11]
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
  const parsed = parseInstant(instant);
  return parsed.ok ? parsed.value : null;
}

/** Returns when the state or open command began; infinitely long ago for a device without times. */
function sinceMsOf({ openCommand, stateSince }: DatedDevice): number {
  return msOf(openCommand?.since ?? stateSince) ?? Number.NEGATIVE_INFINITY;
}

function hasImpossibleTimes(device: DatedDevice, nowMs: number): boolean {
  const since = msOf(device.stateSince) ?? Number.NEGATIVE_INFINITY;
  const seen = msOf(device.lastSeen) ?? nowMs;
  if (since > nowMs || seen > nowMs) return true;
  // The product gives up an unanswered command, so that state is not a report of the host.
  return seen < since && device.status !== 'error';
}
