import { isFailed, isInProgress, type ReportedStatus, type State } from '@partyline/device-state';

/** What can be wrong with a device that an alert is about. */
export const OUTAGE_KINDS = ['offline', 'failed'] as const;
/** One of {@link OUTAGE_KINDS}. */
export type OutageKind = (typeof OUTAGE_KINDS)[number];

/** What {@link nextOutage} reads of a device. */
export interface WatchedDevice {
  readonly state: State;
  readonly status: ReportedStatus;
}

/** A change of a device, and what explains it. */
export interface WatchedChange {
  /** The outage before the change; null for none. */
  readonly outage: OutageKind | null;
  readonly before: WatchedDevice;
  readonly after: WatchedDevice;
  /** A command that takes the device offline is open, runs, or has just ended: stop, upgrade or delete. */
  readonly isPlanned: boolean;
}

const TAKES_OFFLINE: ReadonlySet<string | null> = new Set(['stop', 'upgrade', 'delete']);

/** Whether a device may be offline for a while because of this command; a save may restart it elsewhere only while it is offline. */
export function takesOffline(command: string | null): boolean {
  return TAKES_OFFLINE.has(command);
}

/**
 * Returns the outage of a device after a change, or null. Failed: its status says so, whatever was asked of it. Offline: it was
 * online, and no command explains that it is not. While it starts or stops nothing changes; an outage is over when the device is
 * online, was stopped on purpose, or is deleted; one that failed while it was offline is over when it no longer fails. [PLUS-16]
 */
export function nextOutage({ outage, before, after, isPlanned }: WatchedChange): OutageKind | null {
  if (after.status === 'deleted') return null;
  if (isFailed(after.status)) return 'failed';
  if (after.state === 'online' && !isInProgress(after.status)) return null;
  if (isPlanned) return null;
  if (isInProgress(after.status)) return outage;
  return before.state === 'online' || outage === 'offline' ? 'offline' : null;
}
