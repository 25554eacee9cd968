import { millisecondsInMinute } from 'date-fns/constants';
import { createHash } from 'node:crypto';
import type { HostSnapshot } from '@partyline/contract';
import { listDemoDevices, type PlacedDevice } from '../data/demo-data.ts';
import { demoVicUuid } from './demo-ids.ts';
import { commandsOf, openCommandOf, storyOf } from './demo-story.ts';
import type { DemoAccount } from '../data/demo-types.ts';
import { createdMsOf } from './subscription-row.ts';

export function vicUuidOf({ account, workspace, device }: PlacedDevice): string {
  return demoVicUuid(account.name, workspace.name, device.name);
}

/** Returns the host's first report of every device, by vicUuid. */
export function demoSnapshots(
  accounts: readonly DemoAccount[],
  managerBase: string,
  now: Date,
): Map<string, HostSnapshot> {
  return new Map(
    listDemoDevices(accounts).map((placed) => {
      const snapshot = snapshotOf(placed, managerBase, now);
      return [snapshot.vicUuid, snapshot];
    }),
  );
}

function snapshotOf(placed: PlacedDevice, managerBase: string, now: Date): HostSnapshot {
  const { device } = placed;
  const { report, target } = device;
  const vicUuid = vicUuidOf(placed);
  const story = storyOf(report, createdMsOf(device.subscription, now), now.getTime());
  return {
    vicUuid,
    epoch: 1,
    sequence: 1,
    occurredAt: new Date(now.getTime() - report.sinceMin * millisecondsInMinute).toISOString(),
    lastCommandNumber: commandsOf(story).length,
    runningCommand: openCommandOf(story)?.action ?? null,
    state: report.state,
    status: report.status,
    progress: report.progress ?? null,
    DNSStatus: report.DNSStatus,
    deviceName: device.name,
    deploymentTargetId: target.id,
    deploymentTarget: target.name,
    ...addressesOf(placed, vicUuid),
    ccmurl: `${managerBase}/${vicUuid}`,
    version: device.version,
    availableVersion: device.availableVersion ?? '',
    restartRequired: report.restartRequired ?? false,
    failureReason: report.failureReason ?? '',
    connectedUsers: connectedUsersOf(placed, vicUuid),
  };
}

/** Derives the connected users from the id: 0 when offline, else null without a subscription or a reported status. */
function connectedUsersOf({ device }: PlacedDevice, vicUuid: string): number | null {
  const { report, subscription } = device;
  if (report.state === 'offline') return 0;
  if (subscription === null || report.status === '') return null;
  return createHash('sha256').update(vicUuid).digest().readUInt16BE(7) % (subscription.users + 1);
}

/** Derives addresses of documentation ranges from the id; the customer's site has private ones. */
function addressesOf(
  { device }: PlacedDevice,
  vicUuid: string,
): Pick<HostSnapshot, 'dnsHost' | 'hostName' | 'ip' | 'deviceEndPoint' | 'port'> {
  const digest = createHash('sha256').update(vicUuid).digest();
  const label = `ic-${digest.toString('hex', 0, 4)}`;
  const last = 1 + (digest.readUInt8(4) % 254);
  const port = 6001 + (digest.readUInt16BE(5) % 1000);
  if (device.kind === 'device') {
    const dnsHost = `${label}.site.intercom.test`;
    return { dnsHost, hostName: label, ip: `10.20.4.${last}`, deviceEndPoint: dnsHost, port };
  }
  const dnsHost = `${label}.${device.target.id}.intercom.test`;
  return {
    dnsHost,
    hostName: `${label}-${device.target.id}`,
    ip: `192.0.2.${last}`,
    deviceEndPoint: dnsHost,
    port,
  };
}
