export { printCustomers } from './customer-csv.ts';
export { printInvoices } from './invoice-csv.ts';
export { textOfCell, CHUNK_ROWS, printCsv } from './print-csv.ts';
export {
  EXPORT_MEDIA_TYPE,
  exportFileName,
  printExport,
  listExportedSubscriptions,
  utcDay,
} from './export-rows.ts';
