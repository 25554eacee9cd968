import type { StoredRole } from '@partyline/roles';
import type { InvitationRefusal } from '../decide-invitation.ts';
import type { ImportColumn } from './csv-header.ts';

/** What a row of an answered import can be. [GV-14] */
export const IMPORT_ROW_STATUSES = ['sent', 'duplicate', 'needsUpdate', 'invalid', 'failed'] as const;
/** One of {@link IMPORT_ROW_STATUSES}. */
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

/** What can be wrong with a row's cells, before any rule of invitations is asked. [GV-14] */
export const ROW_ISSUES = [
  'email-required',
  'email-invalid',
  'role-required',
  'role-unknown',
  'workspace-required',
  'workspace-unknown',
  'workspace-ambiguous',
  'row-malformed',
] as const;
/** One of {@link ROW_ISSUES}. */
export type RowIssueCode = (typeof ROW_ISSUES)[number];

/** One thing wrong with a row: where (null: the whole row), what stands there, and why it does not do. */
export interface RowIssue {
  readonly field: ImportColumn | null;
  readonly value: string;
  readonly code: RowIssueCode | InvitationRefusal | 'held-otherwise';
}

/** A row that has been judged; `valid` ones are sent, the others stay. [GV-14] */
export interface CheckedRow {
  /** Counts data rows from 1. */
  readonly row: number;
  /** The line of the file it starts in, from 1. */
  readonly line: number;
  readonly email: string;
  readonly role: StoredRole | null;
  readonly workspaceId: number | null;
  readonly status: 'valid' | 'duplicate' | 'needsUpdate' | 'invalid';
  readonly issues: readonly RowIssue[];
  /** The cells as they were read, for the file of what is to be mended. */
  readonly cells: Readonly<Record<ImportColumn, string>>;
}
