import type { HostSnapshot, InstanceUpdate } from '@partyline/contract';
import { isNewerUpdate, isProblemOver } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import { followOutage } from '../alerts/follow-outage.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { instanceUpdateOf, shownCommand } from './instance-update-of.ts';
import { notifyFailure } from './notify-failure.ts';
import { changeOf, type ReportChange } from './report-change.ts';
import {
  closeCommand,
  lockKnownInstance,
  storeLink,
  storeReport,
  writeHistory,
  type KnownInstance,
} from './reports.repository.ts';

/**
 * Applies a host's report if newer by (epoch, sequence): row, command, history and notification. False for old or repeated ones and
 * unknown instances. [DEV-12 … DEV-20, GN-5]
 */
export async function applySnapshot(tx: Db, report: HostSnapshot): Promise<boolean> {
  const known = await lockKnownInstance(tx, report.vicUuid);
  if (known === undefined || !isNewerUpdate(known, report)) return false;
  const snapshot = asItCounts(known, report);
  const change = changeOf(known, snapshot);
  await storeReport(tx, known, snapshot, {
    stateSince: change.stateSince,
    closesCommand: change.ending !== null,
    progressToldAt: change.isTold ? known.now : known.progressToldAt,
    endsProblem: isProblemOver({
      ...known,
      ...snapshot,
      openCommand: change.ending === null ? (shownCommand(known) ?? null) : null,
    }),
  });
  if (change.isMove) await followOutage(tx, known, { after: snapshot, ...snapshot, at: change.occurredAt });
  const link = newLinkOf(known, snapshot);
  if (link !== null) await regroup(tx, known, link);
  if (change.ending !== null) await closeCommand(tx, change.ending.commandId, change.ending.outcome);
  if (change.isMove || change.ending !== null) await recordReport(tx, known, snapshot, change);
  if (change.isTold) await tell(tx, known, instanceUpdateOf(known, snapshot, change));
  if (change.isMove) await notifyFailure(tx, known, snapshot);
  return true;
}

/**
 * Returns the report as applied: our name stays until an open command, which may change it, is accepted; a reporting physical
 * device can be found by name. [GP-14]
 */
function asItCounts(known: KnownInstance, report: HostSnapshot): HostSnapshot {
  const isBehind = known.openCommand !== null && report.lastCommandNumber < known.commandNumber;
  const isFound = known.deviceType === 'device' && report.DNSStatus === '';
  return {
    ...report,
    connectedUsers: report.connectedUsers ?? null,
    ...(isBehind ? { deviceName: known.deviceName } : {}),
    ...(isFound ? { DNSStatus: 'ready' as const } : {}),
  };
}

type Link = NonNullable<HostSnapshot['link']>;

function newLinkOf(known: KnownInstance, { link }: HostSnapshot): Link | null {
  if (link === undefined) return null;
  return link.role === known.linkRole && link.leaderUuid === known.leaderUuid ? null : link;
}

/** Stores the instance's link and has the workspace refetched, since device updates lack groups. */
async function regroup(tx: Db, known: KnownInstance, link: Link): Promise<void> {
  await storeLink(tx, known.id, link);
  await writeSilentNotification(tx, known, { event: 'workspace update' });
}

async function recordReport(
  tx: Db,
  known: KnownInstance,
  { state, status, failureReason }: HostSnapshot,
  { ending }: ReportChange,
): Promise<void> {
  await writeHistory(tx, known, {
    kind: 'report',
    commandId: ending?.commandId ?? null,
    action: ending === null ? null : known.openCommand,
    state,
    status,
    details: {
      ...(ending === null ? {} : { outcome: ending.outcome }),
      ...(failureReason === '' ? {} : { failureReason }),
    },
  });
}

async function tell(tx: Db, known: KnownInstance, data: InstanceUpdate): Promise<void> {
  await writeSilentNotification(tx, known, { event: 'instance update', data });
}
