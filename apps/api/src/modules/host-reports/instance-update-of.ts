import type { HostSnapshot, InstanceUpdate } from '@partyline/contract';
import type { ReportChange } from './report-change.ts';
import type { KnownInstance } from './reports.repository.ts';

const FAILING: ReadonlySet<string> = new Set(['warning', 'error', 'failed']);

/** What the portal is told of a report: all of it, because a notification may be the first that a browser sees. [GN-5, GN-6] */
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
    failureReason: FAILING.has(snapshot.status) ? snapshot.failureReason : '',
    stateSince: stateSince.toISOString(),
    lastSeen: known.now.toISOString(),
    openCommand: ending === null ? shownCommand(known) : null,
  };
}

/** The open command, if it is one that the portal knows. */
function shownCommand({ openCommand, openCommandSince }: KnownInstance): InstanceUpdate['openCommand'] {
  if (openCommandSince === null) return null;
  if (openCommand !== 'start' && openCommand !== 'stop' && openCommand !== 'save') return null;
  return { action: openCommand, since: openCommandSince.toISOString() };
}
