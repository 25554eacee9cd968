import { EXPORT_COLUMNS, listExportRows, utcDay } from './export-rows.ts';
import type { ExportedDevice, ExportedSubscription } from './export-rows.ts';
import { printCsv } from './print-csv.ts';

/** [GB-21] */
export const EXPORT_MEDIA_TYPE = 'text/csv;charset=utf-8';

/** Names the file by the UTC day of an instant in milliseconds since 1970. [CSV-2, GB-20] */
export function exportFileName(nowMs: number): string {
  return `subscriptions-and-devices-${utcDay(nowMs)}.csv`;
}

/** Yields the file in pieces: a header and one row for each device and subscription. [CSV-1, CSV-3, GB-21, GV-15] */
export function printExport(
  devices: Iterable<ExportedDevice>,
  subscriptions: Iterable<ExportedSubscription>,
): Generator<string, undefined, undefined> {
  return printCsv(EXPORT_COLUMNS, listExportRows(devices, subscriptions));
}
