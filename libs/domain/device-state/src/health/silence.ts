import { parseInstant } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from '../state/loading.ts';
import { SILENCE_LIMIT_MS } from './overdue.ts';

/** `sinceMs`: last seen, in milliseconds since 1970. */
export type Silence =
  /** Its host has never reported. */
  | { readonly why: 'never-reported' }
  /** The host has not answered the last command for 30 s. */
  | { readonly why: 'unanswered'; readonly sinceMs: number }
  /** It works, and has not reported for 30 s. */
  | { readonly why: 'no-progress'; readonly sinceMs: number };

export interface SeenDevice extends Pick<DeviceConditions, 'state' | 'status' | 'openCommand'> {
  readonly lastSeen: string | null;
}

function msOf(instant: string | undefined): number {
  const parsed = parseInstant(instant);
  return parsed.ok ? parsed.value : Number.NEGATIVE_INFINITY;
}

/** Returns why a device's data may be stale, or null. At rest it reports only changes. [GD-11, PLUS-12] */
export function findSilence(device: SeenDevice, nowMs: number): Silence | null {
  const { lastSeen, openCommand, status } = device;
  if (lastSeen === null) return { why: 'never-reported' };
  const sinceMs = msOf(lastSeen);
  const heardMs = Math.max(sinceMs, msOf(openCommand?.since));
  if (nowMs - heardMs < SILENCE_LIMIT_MS) return null;
  if (status === 'error' && openCommand !== null) return { why: 'unanswered', sinceMs };
  return isLoading(device) ? { why: 'no-progress', sinceMs } : null;
}
