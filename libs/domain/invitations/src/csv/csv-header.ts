import { printCsv } from '@partyline/export';
import { err, ok, type Result } from '@partyline/kernel';
import { ROLES } from '@partyline/roles';

/** [GV-13] */
const IMPORT_COLUMNS = ['email', 'role', 'workspace'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** From 0. null if every row gets the same workspace. */
export type ColumnPlaces = Readonly<Record<ImportColumn, number | null>>;

export interface HeaderIssue {
  readonly code: 'column-missing' | 'column-twice';
  readonly column: ImportColumn;
}

/**
 * Returns the column indexes, by name in any case and order; or all missing and duplicate columns. `optional` names those that
 * may be missing. [GV-13, GV-22]
 */
export function readHeader(
  cells: readonly string[],
  optional: readonly ImportColumn[] = [],
): Result<ColumnPlaces, readonly HeaderIssue[]> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const issues = IMPORT_COLUMNS.flatMap((column): HeaderIssue[] => {
    const first = names.indexOf(column);
    if (first < 0) return optional.includes(column) ? [] : [{ code: 'column-missing', column }];
    return first === names.lastIndexOf(column) ? [] : [{ code: 'column-twice', column }];
  });
  if (issues.length > 0) return err(issues);
  const place = (column: ImportColumn): number | null => {
    const at = names.indexOf(column);
    return at < 0 ? null : at;
  };
  return ok({ email: place('email'), role: place('role'), workspace: place('workspace') });
}

/** Prints rows as CSV that is safe for spreadsheets; parsing it returns the same rows. [GV-13, GV-14, GV-15] */
export function printImport(rows: Iterable<Readonly<Record<ImportColumn, string>>>): string {
  const listed = [...rows].map((row) => IMPORT_COLUMNS.map((column) => row[column]));
  return [...printCsv(IMPORT_COLUMNS, listed)].join('');
}

/** Prints the header and one example. [GV-13] */
export function printTemplate(workspace: string): string {
  const role = ROLES['workspace-admin'].displayName;
  return printImport([{ email: 'name@example.com', role, workspace }]);
}
