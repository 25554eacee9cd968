import { printCsv } from '@partyline/export';
import { err, ok, type Result } from '@partyline/kernel';
import { ROLES } from '@partyline/roles';
import { nearest } from '../import/nearest.ts';

/** [GV-13, PLUS-4] */
export const IMPORT_COLUMNS = ['email', 'role', 'workspace', 'endsAt'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The names in the header; the end of access is named as in the export of people. [GV-13, PLUS-4] */
export const IMPORT_HEADERS = {
  email: 'email',
  role: 'role',
  workspace: 'workspace',
  endsAt: 'access ends',
} as const satisfies Record<ImportColumn, string>;

/** From 0. null for a column that may be missing: every row gets the same workspace, or no access ends. */
export type ColumnPlaces = Readonly<Record<ImportColumn, number | null>>;

export type HeaderIssue =
  | {
      readonly code: 'column-missing';
      readonly column: ImportColumn;
      /** A column that may be meant by its name. */
      readonly near?: string;
    }
  | { readonly code: 'column-twice'; readonly column: ImportColumn }
  /** The first row is a data row. */
  | { readonly code: 'header-missing' };

/** The columns of a file: the places of those that are read, and the names of the others as written. */
export interface ReadHeader {
  readonly places: ColumnPlaces;
  readonly ignored: readonly string[];
}

/** Returns a column name without case, spaces and marks: "E-Mail" is near email. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Returns the one column of the header whose name is near a missing one. */
function nearColumn(column: ImportColumn, cells: readonly string[]): { readonly near?: string } {
  const read: readonly string[] = Object.values(IMPORT_HEADERS);
  const others = cells.map((cell) => cell.trim()).filter((cell) => !read.includes(cell.toLowerCase()));
  const near = nearest(bare(IMPORT_HEADERS[column]), others, (cell) => [bare(cell)]);
  return near === null ? {} : { near };
}

/**
 * Returns the column indexes, by name in any case and order; or all missing and duplicate columns. `optional` names those that
 * may be missing. [GV-13, GV-22]
 */
export function readHeader(
  cells: readonly string[],
  optional: readonly ImportColumn[] = [],
): Result<ReadHeader, readonly HeaderIssue[]> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const placeOf = (column: ImportColumn): number => names.indexOf(IMPORT_HEADERS[column]);
  const issues = IMPORT_COLUMNS.flatMap((column): HeaderIssue[] => {
    const first = placeOf(column);
    if (first < 0)
      return optional.includes(column)
        ? []
        : [{ code: 'column-missing', column, ...nearColumn(column, cells) }];
    return first === names.lastIndexOf(IMPORT_HEADERS[column]) ? [] : [{ code: 'column-twice', column }];
  });
  const isData = names.some((name) => name.includes('@')) && placeOf('email') < 0;
  if (isData) return err([{ code: 'header-missing' }]);
  if (issues.length > 0) return err(issues);
  const place = (column: ImportColumn): number | null => {
    const at = placeOf(column);
    return at < 0 ? null : at;
  };
  const read: readonly string[] = Object.values(IMPORT_HEADERS);
  return ok({
    places: {
      email: place('email'),
      role: place('role'),
      workspace: place('workspace'),
      endsAt: place('endsAt'),
    },
    ignored: cells.filter((_cell, at) => !read.includes(names[at] ?? '')).map((cell) => cell.trim()),
  });
}

/** Prints rows as CSV that is safe for spreadsheets; parsing it returns the same rows. [GV-13, GV-14, GV-15] */
export function printImport(rows: Iterable<Readonly<Record<ImportColumn, string>>>): string {
  const listed = [...rows].map((row) => IMPORT_COLUMNS.map((column) => row[column]));
  return [...printCsv(Object.values(IMPORT_HEADERS), listed)].join('');
}

/** Prints the header and one example without an end. [GV-13] */
export function printTemplate(workspace: string): string {
  const role = ROLES['workspace-admin'].displayName;
  return printImport([{ email: 'name@example.com', role, workspace, endsAt: '' }]);
}
