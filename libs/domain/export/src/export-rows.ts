import {
  computeTerm,
  subscriptionOfRow,
  type SubscribedRow,
  type Subscription,
} from '@partyline/subscriptions';
import { printCsv } from './print-csv.ts';

/** In order. [GB-21] */
export const EXPORT_COLUMNS = [
  'type',
  'name',
  'workspace',
  'plan',
  'users',
  'interval',
  'status',
  'state',
  'dataCenter',
  'renewalOrExpiry',
  'version',
  'vicUuid',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** In wire names. */
export interface ExportedDevice extends SubscribedRow {
  readonly deviceName: string;
  readonly workSpaceName: string;
  readonly status: string;
  readonly state: string;
  readonly deploymentTarget: string;
  readonly version: string;
  readonly vicUuid: string;
}

/** The instance's fields are null for none. */
export interface ExportedSubscription extends Omit<Subscription, 'instanceId'> {
  readonly deviceName: string | null;
  readonly workSpaceName: string | null;
  readonly vicUuid: string | null;
}

type Cells = Readonly<Record<ExportColumn, string>>;
type Terms = Parameters<typeof computeTerm>[0] & Pick<Subscription, 'plan' | 'users' | 'interval'>;

/** Returns `YYYY-MM-DD`. [GB-20, GB-21] */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, -14);
}

function contractPart(subscription: Terms | null) {
  const term = subscription === null ? null : computeTerm(subscription);
  return {
    plan: subscription?.plan ?? '',
    users: subscription === null ? '' : String(subscription.users),
    interval: subscription?.interval ?? '',
    renewalOrExpiry: term === null ? '' : utcDay(term.atMs),
  };
}

function deviceRecord(device: ExportedDevice): Cells {
  return {
    type: 'device',
    name: device.deviceName,
    workspace: device.workSpaceName,
    ...contractPart(subscriptionOfRow(device)),
    status: device.status,
    state: device.state,
    dataCenter: device.deploymentTarget,
    version: device.version,
    vicUuid: device.vicUuid,
  };
}

function subscriptionRecord(subscription: ExportedSubscription): Cells {
  return {
    type: 'subscription',
    name: subscription.deviceName ?? '',
    workspace: subscription.workSpaceName ?? '',
    ...contractPart(subscription),
    status: subscription.status,
    state: '',
    dataCenter: '',
    version: '',
    vicUuid: subscription.vicUuid ?? '',
  };
}

const cellsOf = (record: Cells): string[] => EXPORT_COLUMNS.map((column) => record[column]);

/** Yields a row for each device, then for each subscription; unknown cells are empty, dates UTC days. [CSV-3, GB-21] */
export function* listExportRows(
  devices: Iterable<ExportedDevice>,
  subscriptions: Iterable<ExportedSubscription>,
): Generator<string[], undefined, undefined> {
  for (const device of devices) yield cellsOf(deviceRecord(device));
  for (const subscription of subscriptions) yield cellsOf(subscriptionRecord(subscription));
}

/** [GB-21] */
export const EXPORT_MEDIA_TYPE = 'text/csv;charset=utf-8';

/** Names the file by the UTC day of an instant in milliseconds since 1970. [CSV-2, GB-20] */
export function exportFileName(nowMs: number): string {
  return `subscriptions-and-devices-${utcDay(nowMs)}.csv`;
}

/** Yields the file in pieces. [CSV-1, CSV-3, GB-21, GV-15] */
export function printExport(
  devices: Iterable<ExportedDevice>,
  subscriptions: Iterable<ExportedSubscription>,
): Generator<string, undefined, undefined> {
  return printCsv(EXPORT_COLUMNS, listExportRows(devices, subscriptions));
}

/** `null` for a device without a subscription. */
export interface SubscribedDevice extends ExportedDevice {
  readonly subscriptionId: string | null;
}

/** Yields each subscription once, named after its first device, in device order. [CSV-3, GB-21] */
export function* listExportedSubscriptions(
  devices: Iterable<SubscribedDevice>,
): Generator<ExportedSubscription, undefined, undefined> {
  const seen = new Set<string>();
  for (const device of devices) {
    const { subscriptionId, deviceName, workSpaceName, vicUuid } = device;
    const subscription = subscriptionOfRow(device);
    if (subscription === null || subscriptionId === null || seen.has(subscriptionId)) continue;
    seen.add(subscriptionId);
    yield { ...subscription, deviceName, workSpaceName, vicUuid };
  }
}
