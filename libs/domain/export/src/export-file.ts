import { EXPORT_COLUMNS, listExportRows, utcDay } from './export-rows.ts';
import type { ExportedDevice, ExportedSubscription } from './export-rows.ts';
import { printCsv } from './print-csv.ts';

/** The media type of the export, with its encoding. [GB-21] */
export const EXPORT_MEDIA_TYPE = 'text/csv;charset=utf-8';

/** The name of the file, by the day in UTC of an instant in milliseconds since 1970. [CSV-2, GB-20] */
export function exportFileName(nowMs: number): string {
  return `subscriptions-and-devices-${utcDay(nowMs)}.csv`;
}

/** The file itself, piece by piece: a header and one row for each device and subscription given. [CSV-1, CSV-3, GB-21, GV-15] */
export function printExport(
  devices: Iterable<ExportedDevice>,
  subscriptions: Iterable<ExportedSubscription>,
): Generator<string, undefined, undefined> {
  return printCsv(EXPORT_COLUMNS, listExportRows(devices, subscriptions));
}
