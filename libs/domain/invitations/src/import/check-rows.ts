import { textOfCell } from '@partyline/export';
import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { emailIssue, emailKey, readEmail } from '@partyline/validation';
import type { ColumnPlaces, ImportColumn } from '../csv/csv-header.ts';
import type { CsvRecord } from '../csv/csv-records.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
import type { InvitationVerdict } from '../rules/decide-invitation.ts';
import type { InvitedWorkspace, Inviter } from '../rules/inviter.ts';
import { INVITATION_REFUSALS, type RowActionRefusal } from '../rules/refusal.ts';
import { findRole, workspaceFinder } from './import-names.ts';
import type { FoundWorkspace } from './import-names.ts';
import type { CheckedRow, RowIssue } from './import-row.ts';
import type { HeldAccessByEmail } from '../invitation/held-access.ts';
import type { HeldAccess } from '../invitation/held-access.ts';

/** A workspace of an import, with the inviter's rights there. */
export interface ImportWorkspace extends InvitedWorkspace {
  readonly name: string;
  readonly subject: Inviter['subject'];
}

export interface ImportQuestion {
  readonly inviterEmail: string;
  readonly workspaces: readonly ImportWorkspace[];
  /** Existing invitations and memberships. */
  readonly rows: Iterable<HeldAccess>;
  /** For rows without a workspace. [GV-22] */
  readonly defaultWorkspaceId?: number;
  /** Configured limits. [GV-13] */
  readonly limits?: Partial<ImportLimits>;
}

/** Data rows, and bytes of UTF-8. [GV-13] */
export interface ImportLimits {
  readonly maxRows: number;
  readonly maxBytes: number;
}

/** The cell that shows a refusal; missing rights are shown at the workspace. */
const FIELD_OF = {
  self: 'email',
  'role-not-grantable': 'role',
  duplicate: null,
  'owner-of-default': 'role',
  'owner-exists': 'role',
  'owner-open': 'role',
  'owner-ends': 'role',
} as const satisfies Record<(typeof INVITATION_REFUSALS)[number], ImportColumn | null>;

const isOwnRefusal = (reason: RowActionRefusal): reason is keyof typeof FIELD_OF =>
  INVITATION_REFUSALS.some((own) => own === reason);

type Cells = CheckedRow['cells'];

function readCells({ cells }: CsvRecord, places: ColumnPlaces): Cells {
  const at = (place: number | null): string => (place === null ? '' : textOfCell(cells[place] ?? '').trim());
  return { email: at(places.email), role: at(places.role), workspace: at(places.workspace) };
}

/** In order, against existing rows and earlier ones of the file. [GV-14] */
export class RowChecker {
  readonly #question: ImportQuestion;
  readonly #rows: HeldAccessByEmail;
  readonly #find: (text: string) => FoundWorkspace<ImportWorkspace>;
  readonly #byId: ReadonlyMap<number, ImportWorkspace>;
  readonly #default: ImportWorkspace | undefined;
  /** Invited by this file. */
  readonly #withOwnerInFile = new Set<number>();
  /** Spreadsheet rows of this file's invitations, by e-mail, role and workspace. */
  readonly #sheetRows = new Map<string, number>();
  #count = 0;

  /** `rows`: those of the question; valid rows are added. */
  constructor(question: ImportQuestion, rows: HeldAccessByEmail) {
    this.#question = question;
    this.#rows = rows;
    this.#find = workspaceFinder(question.workspaces);
    this.#byId = new Map(question.workspaces.map((workspace) => [workspace.id, workspace]));
    this.#default = question.workspaces.find(({ isDefault }) => isDefault);
  }

  /** Reports all issues of the cells at once; the rules apply only without such issues. */
  check(record: CsvRecord, places: ColumnPlaces, columnCount: number): CheckedRow {
    this.#count += 1;
    const cells = readCells(record, places);
    const role = findRole(cells.role);
    const workspace = this.#workspaceOf(cells.workspace, role);
    const cellIssues = listCellIssues(cells, role, workspace);
    const isSpilling = record.cells.some((cell, at) => at >= columnCount && cell.trim() !== '');
    if (record.isMalformed || isSpilling)
      cellIssues.unshift({ field: null, value: '', code: 'row-malformed' });
    const found = typeof workspace === 'string' ? null : workspace;
    const isAccountRow = role !== null && isAccountLevel(role);
    const { status, issues } =
      cellIssues.length > 0 || role === null || found === null
        ? { status: 'invalid' as const, issues: cellIssues }
        : this.#judge(record.sheetRow, cells, role, found);
    return {
      row: this.#count,
      sheetRow: record.sheetRow,
      line: record.line,
      email: readEmail(cells.email),
      role,
      workspaceId: isAccountRow ? null : (found?.id ?? null),
      status,
      issues,
      cells,
    };
  }

  /** Finds the workspace of a row; account-level rows count for the default workspace. [GV-12, GV-14, GV-22] */
  #workspaceOf(
    text: string,
    role: StoredRole | null,
  ): FoundWorkspace<ImportWorkspace> | 'workspace-required' {
    if (role !== null && isAccountLevel(role)) return this.#default ?? 'workspace-unknown';
    if (text !== '') return this.#find(text);
    const { defaultWorkspaceId } = this.#question;
    if (defaultWorkspaceId === undefined) return 'workspace-required';
    return this.#byId.get(defaultWorkspaceId) ?? 'workspace-unknown';
  }

  #judge(
    sheetRow: number,
    cells: Cells,
    role: StoredRole,
    workspace: ImportWorkspace,
  ): Pick<CheckedRow, 'status' | 'issues'> {
    // Reuses the key as e-mail, because a key's key is itself.
    const email = emailKey(cells.email);
    const wanted = { email, role, workspaceId: workspace.id };
    const key = JSON.stringify([email, role, isAccountLevel(role) ? null : workspace.id]);
    const verdict = decideInvitation({
      wanted,
      inviter: { email: this.#question.inviterEmail, subject: workspace.subject },
      workspace: this.#withOwnerInFile.has(workspace.id) ? { ...workspace, isDirty: true } : workspace,
      rows: this.#rows,
    });
    if (verdict.kind === 'send') {
      this.#sheetRows.set(key, sheetRow);
      const workspaceId = isAccountLevel(role) ? null : workspace.id;
      this.#rows.add({ email, role, workspaceId, status: 'pending' });
      if (role === 'workspace-owner') this.#withOwnerInFile.add(workspace.id);
    }
    return outcomeOf(verdict, cells, this.#sheetRows.get(key));
  }
}

function listCellIssues(
  cells: Cells,
  role: StoredRole | null,
  workspace: FoundWorkspace<ImportWorkspace> | 'workspace-required',
): RowIssue[] {
  const issues: RowIssue[] = [];
  const email = emailIssue(cells.email);
  if (email !== null) issues.push({ field: 'email', value: cells.email, code: email });
  if (role === null) {
    issues.push({
      field: 'role',
      value: cells.role,
      code: cells.role === '' ? 'role-required' : 'role-unknown',
    });
  }
  if (typeof workspace === 'string')
    issues.push({ field: 'workspace', value: cells.workspace, code: workspace });
  return issues;
}

/** Returns the outcome of a row; `otherRow` is the row of the file with the same invitation. */
function outcomeOf(
  verdict: InvitationVerdict,
  cells: Cells,
  otherRow: number | undefined,
): Pick<CheckedRow, 'status' | 'issues'> {
  if (verdict.kind === 'send') return { status: 'valid', issues: [] };
  if (verdict.kind === 'update') {
    return { status: 'needsUpdate', issues: [{ field: 'role', value: cells.role, code: 'held-otherwise' }] };
  }
  const field: ImportColumn | null = isOwnRefusal(verdict.reason) ? FIELD_OF[verdict.reason] : 'workspace';
  const issue = { field, value: field === null ? '' : cells[field], code: verdict.reason };
  if (verdict.reason !== 'duplicate') return { status: 'invalid', issues: [issue] };
  return { status: 'duplicate', issues: [otherRow === undefined ? issue : { ...issue, otherRow }] };
}
