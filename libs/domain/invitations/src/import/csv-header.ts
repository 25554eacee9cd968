import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** The columns of an import file, as its header names them. [GV-13] */
export const IMPORT_COLUMNS = ['email', 'role', 'workspace'] as const;
/** One of {@link IMPORT_COLUMNS}. */
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Where each column stands, from 0. The workspace may be missing where every row gets the same one. */
export type ColumnPlaces = Readonly<Record<ImportColumn, number | null>>;

/** What can be wrong with a header: a column that is missing, or that stands there twice. */
export interface HeaderIssue {
  readonly code: 'column-missing' | 'column-twice';
  readonly column: ImportColumn;
}

/**
 * Where the columns stand, by name in any letter case and order; columns nobody knows are left out. Otherwise every column
 * that is missing or there twice. `optional` names those that may be missing. [GV-13, GV-22]
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
