import { isFailed, isInProgress, type ReportedStatus, type State } from '@partyline/device-state';

export type OutageKind = 'offline' | 'failed';

export interface WatchedDevice {
  readonly state: State;
  readonly status: ReportedStatus;
}

export interface WatchedChange {
  /** Before the change; null for none. */
  readonly outage: OutageKind | null;
  readonly before: WatchedDevice;
  readonly after: WatchedDevice;
  /** A command that takes the device offline is open, runs, or has just ended. */
  readonly isPlanned: boolean;
}

const TAKES_OFFLINE: ReadonlySet<string | null> = new Set(['stop', 'upgrade', 'delete']);

/** Returns whether a command takes the device offline; a save restarts it elsewhere, but only while it is offline. */
export function takesOffline(command: string | null): boolean {
  return TAKES_OFFLINE.has(command);
}

/**
 * Returns the outage of a device after a change, or null. It begins with a failed status, or offline that no command explains,
 * and ends when online, stopped on purpose or deleted. [PLUS-16]
 */
export function nextOutage({ outage, before, after, isPlanned }: WatchedChange): OutageKind | null {
  if (after.status === 'deleted') return null;
  if (isFailed(after.status)) return 'failed';
  if (after.state === 'online' && !isInProgress(after.status)) return null;
  if (isPlanned) return null;
  if (isInProgress(after.status)) return outage;
  return before.state === 'online' || outage === 'offline' ? 'offline' : null;
}
