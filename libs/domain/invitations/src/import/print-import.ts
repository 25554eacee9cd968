import { printCsv } from '@partyline/export';
import { ROLES } from '@partyline/roles';
import { IMPORT_COLUMNS } from './csv-header.ts';
import type { ImportColumn } from './csv-header.ts';
import type { CheckedRow } from './import-row.ts';

/** An import file of these rows, safe for spreadsheets; reading it gives the rows again. [GV-13, GV-14, GV-15] */
export function printImport(rows: Iterable<Readonly<Record<ImportColumn, string>>>): string {
  const listed = [...rows].map((row) => IMPORT_COLUMNS.map((column) => row[column]));
  return [...printCsv(IMPORT_COLUMNS, listed)].join('');
}

/** The file to start from: the header and one example. [GV-13] */
export function printTemplate(workspace: string): string {
  const role = ROLES['workspace-admin'].displayName;
  return printImport([{ email: 'name@example.com', role, workspace }]);
}

/** The file of what is to be mended: the cells, as they were read, of every row that is not valid. [GV-14] */
export function printBadRows(rows: readonly CheckedRow[]): string {
  return printImport(rows.filter(({ status }) => status !== 'valid').map(({ cells }) => cells));
}
