export { textOfCell } from './csv-cell.ts';
export { EXPORT_MEDIA_TYPE, exportFileName, printExport } from './export-file.ts';
export { listExportedSubscriptions } from './exported-subscriptions.ts';
export { CHUNK_ROWS, printCsv } from './print-csv.ts';
