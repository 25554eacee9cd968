import type { HostSnapshot, InstanceUpdate } from '@partyline/contract';
import { isUnhealthy } from '@partyline/device-state';
import type { ReportChange } from './report-change.ts';
import type { KnownInstance } from './reports.repository.ts';

/** Returns the browsers' update: the whole state, maybe their first. [GN-5, GN-6] */
export function instanceUpdateOf(
  known: KnownInstance,
  snapshot: HostSnapshot,
  { stateSince, ending }: Pick<ReportChange, 'stateSince' | 'ending'>,
): InstanceUpdate {
  return {
    vicUuid: snapshot.vicUuid,
    epoch: snapshot.epoch,
    sequence: snapshot.sequence,
    state: snapshot.state,
    status: snapshot.status,
    progress: snapshot.progress,
    DNSStatus: snapshot.DNSStatus,
    deviceEndPoint: snapshot.deviceEndPoint,
    port: snapshot.port,
    deviceName: snapshot.deviceName,
    deploymentTarget: snapshot.deploymentTarget,
    deploymentTargetId: snapshot.deploymentTargetId,
    ccmurl: snapshot.ccmurl,
    version: snapshot.version,
    dnsHost: snapshot.dnsHost,
    hostName: snapshot.hostName,
    ip: snapshot.ip,
    restartRequired: snapshot.restartRequired,
    failureReason: isUnhealthy(snapshot.status) ? snapshot.failureReason : '',
    connectedUsers: snapshot.connectedUsers ?? null,
    stateSince: stateSince.toISOString(),
    lastSeen: known.now.toISOString(),
    openCommand: ending === null ? shownCommand(known) : null,
  };
}

/** Returns the open command as browsers know it; null for none and for one they do not know. */
export function shownCommand({
  openCommand,
  openCommandSince,
}: KnownInstance): InstanceUpdate['openCommand'] {
  if (openCommandSince === null) return null;
  if (openCommand !== 'start' && openCommand !== 'stop' && openCommand !== 'save') return null;
  return { action: openCommand, since: openCommandSince.toISOString() };
}
