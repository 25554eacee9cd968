import { printCsv } from '@partyline/export';
import { ROLES } from '@partyline/roles';
import { IMPORT_COLUMNS } from './csv-header.ts';
import type { ImportColumn } from './csv-header.ts';

/** Prints an import file, safe for spreadsheets; parsing it returns the same rows. [GV-13, GV-14, GV-15] */
export function printImport(rows: Iterable<Readonly<Record<ImportColumn, string>>>): string {
  const listed = [...rows].map((row) => IMPORT_COLUMNS.map((column) => row[column]));
  return [...printCsv(IMPORT_COLUMNS, listed)].join('');
}

/** Prints the template: header and one example. [GV-13] */
export function printTemplate(workspace: string): string {
  const role = ROLES['workspace-admin'].displayName;
  return printImport([{ email: 'name@example.com', role, workspace }]);
}
