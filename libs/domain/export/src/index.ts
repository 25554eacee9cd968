export { printCell, safeCell, textOfCell } from './csv-cell.ts';
export { EXPORT_MEDIA_TYPE, exportFileName, printExport } from './export-file.ts';
export { EXPORT_COLUMNS, EXPORT_ROW_TYPES, listExportRows } from './export-rows.ts';
export type { ExportColumn, ExportRowType, ExportedDevice, ExportedSubscription } from './export-rows.ts';
export { listExportedSubscriptions } from './exported-subscriptions.ts';
export type { SubscribedDevice } from './exported-subscriptions.ts';
export { BYTE_ORDER_MARK, CHUNK_ROWS, printCsv } from './print-csv.ts';
