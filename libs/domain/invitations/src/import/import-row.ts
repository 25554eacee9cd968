import type { StoredRole } from '@partyline/roles';
import type { RowActionRefusal } from '../rules/refusal.ts';
import type { ImportColumn } from '../csv/csv-header.ts';
import { ROW_FLAWS, type RowFlaw } from './row-flaw.ts';

/** [GV-14] */
export const IMPORT_ROW_STATUSES = ['sent', 'duplicate', 'needsUpdate', 'invalid', 'failed'] as const;
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

/** Checked before the rules of invitations. [GV-14] */
export const ROW_ISSUES = [
  'email-required',
  'email-invalid',
  'hidden-characters',
  'role-required',
  'role-unknown',
  'workspace-required',
  'workspace-unknown',
  'workspace-ambiguous',
  'end-date-invalid',
  'end-date-past',
  ...ROW_FLAWS,
] as const;
export type RowIssueCode = (typeof ROW_ISSUES)[number];

/** A null field: the whole row. */
export interface RowIssue {
  readonly field: ImportColumn | null;
  readonly value: string;
  readonly code: RowIssueCode | RowActionRefusal;
  /** Of a duplicate in the file: the row that it repeats, as a spreadsheet counts. */
  readonly otherRow?: number;
}

/** A row as it was read. */
export interface ReadRow {
  /** Counts data rows from 1. */
  readonly row: number;
  /** Its row in a spreadsheet, in which the header is row 1 of a file without blank lines above it. */
  readonly sheetRow: number;
  /** First line in the file, from 1. */
  readonly line: number;
  readonly flaw: RowFlaw | null;
  /** The original cells, for the file of rows to correct. */
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

/** The answer to a row of an import; only `valid` rows are sent. [GV-14] */
export interface CheckedRow extends ReadRow {
  readonly email: string;
  readonly role: StoredRole | null;
  readonly workspaceId: number | null;
  /** Unix milliseconds; null: never. [PLUS-4] */
  readonly endsAtMs: number | null;
  readonly status: 'valid' | 'duplicate' | 'needsUpdate' | 'invalid';
  readonly issues: readonly RowIssue[];
}
