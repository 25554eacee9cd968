import { ROLES, STORED_ROLES, type StoredRole } from '@partyline/roles';
import type { ImportColumn } from '../csv/csv-header.ts';
import type { ImportQuestion } from './check-rows.ts';
import { listMeantDays } from './end-date-text.ts';
import { ROW_ISSUES, type CheckedRow, type ReadRow, type RowIssue } from './import-row.ts';
import type { MergedCell } from './merged-cells.ts';
import { nearest } from './nearest.ts';
import { knownDomains, suggestEmail, type KnownDomains } from './suggest-email.ts';

/** What a cell may mean instead. */
export interface CellSuggestion {
  readonly field: ImportColumn;
  readonly value: string;
  /** Why the row could not be sent with it, such as a duplicate; null: offer it. */
  readonly issue: RowIssue | null;
}

interface SuggestContext {
  readonly rows: readonly CheckedRow[];
  readonly merged: readonly MergedCell[];
  readonly question: ImportQuestion;
  /** Judges a row against all rows of the import. */
  readonly judge: (row: ReadRow) => CheckedRow;
}

/** Returns the role that a text means, in the name that the reader knows. */
function suggestRole(text: string, { roleNames = [] }: ImportQuestion): string | null {
  const shown = (role: StoredRole) =>
    roleNames.find((each) => each.role === role)?.name ?? ROLES[role].displayName;
  const role = nearest(text, STORED_ROLES, (each) => [each, ROLES[each].displayName, shown(each)]);
  return role === null ? null : shown(role);
}

/** Returns the one day that a cell means. */
function suggestDay(text: string): string | null {
  const [only = null, ...more] = listMeantDays(text);
  return more.length === 0 ? only : null;
}

/** Returns the issue that remains of a row with the suggested cell: of this cell, or of the invitation as a whole. */
function issueOf({ issues }: CheckedRow, field: ImportColumn): RowIssue | null {
  const isOfCell = (code: RowIssue['code']): boolean => ROW_ISSUES.some((each) => each === code);
  return issues.find((issue) => issue.field === field || !isOfCell(issue.code)) ?? null;
}

/**
 * Returns a function that suggests what the wrong cells of a row may mean: at most one value for each, none where two are equally near.
 * A suggestion says what would still refuse the row: a duplicate of another row, or of who is there already. A valid address gets one
 * for a slip in its domain. [PLUS-2, GV-14]
 */
export function suggester(context: SuggestContext): (row: CheckedRow) => readonly CellSuggestion[] {
  const { rows, question, judge } = context;
  let domains: KnownDomains | undefined;
  const domainsOnce = (): KnownDomains => {
    domains ??= knownDomains(
      question.inviterEmail,
      rows.map(({ email }) => email).filter((email) => email.includes('@')),
    );
    return domains;
  };
  const above = new Map(context.merged.map((cell) => [`${cell.row} ${cell.field}`, cell.value]));
  const meant = ({ row }: CheckedRow, { field, value, code }: RowIssue): string | null => {
    switch (code) {
      case 'email-invalid':
      case 'hidden-characters':
        return suggestEmail(value, domainsOnce());
      case 'role-unknown':
        return suggestRole(value, question);
      case 'workspace-unknown':
        return nearest(value, question.workspaces, ({ name }) => [name])?.name ?? null;
      case 'end-date-invalid':
        return suggestDay(value);
      case 'role-required':
      case 'workspace-required':
        return above.get(`${row} ${field}`) ?? null;
      default:
        return null;
    }
  };
  const suggestion = (row: CheckedRow, field: ImportColumn, value: string): CellSuggestion => {
    const corrected = judge({ ...row, flaw: null, cells: { ...row.cells, [field]: value } });
    return { field, value, issue: issueOf(corrected, field) };
  };
  return (row) => {
    // The workspace of a valid owner takes no other one, so a changed address could not be judged.
    if (row.status === 'valid' && row.role !== 'workspace-owner') {
      const email = suggestEmail(row.email, domainsOnce());
      return email === null ? [] : [suggestion(row, 'email', email)];
    }
    return row.issues.flatMap((issue) => {
      const value = meant(row, issue);
      return value === null || issue.field === null ? [] : [suggestion(row, issue.field, value)];
    });
  };
}
