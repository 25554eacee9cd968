import { textOfCell } from '@partyline/export';
import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { emailIssue, emailKey, isEndDateAllowed, readEmail } from '@partyline/validation';
import type { ColumnPlaces, ImportColumn } from '../csv/csv-header.ts';
import type { CsvRecord } from '../csv/csv-records.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
import type { InvitationVerdict } from '../rules/decide-invitation.ts';
import type { InvitedWorkspace, Inviter } from '../rules/inviter.ts';
import { INVITATION_REFUSALS, type RowActionRefusal } from '../rules/refusal.ts';
import { readEndDate } from './end-date-text.ts';
import { roleFinder, workspaceFinder } from './import-names.ts';
import type { FoundWorkspace, RoleName } from './import-names.ts';
import type { CheckedRow, ReadRow, RowIssue } from './import-row.ts';
import { flawOf } from './row-flaw.ts';
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
  /** Unix milliseconds; access ends later. [PLUS-4] */
  readonly nowMs: number;
  /** In which the days of the file end; default: UTC. [PLUS-4, GX-27] */
  readonly timeZone?: string;
  /** Further names of roles, besides their own. [GV-13] */
  readonly roleNames?: readonly RoleName[];
  /** Rows copied from a spreadsheet are separated by tabs, whatever else a cell of the header has. [GZ-3] */
  readonly isCopied?: boolean;
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
  'owner-ends': 'endsAt',
} as const satisfies Record<(typeof INVITATION_REFUSALS)[number], ImportColumn | null>;

const isOwnRefusal = (reason: RowActionRefusal): reason is keyof typeof FIELD_OF =>
  INVITATION_REFUSALS.some((own) => own === reason);

type Cells = CheckedRow['cells'];

/** Reads the record of a data row; `row` counts them from 1. [GV-13, GV-14] */
export function readRow(record: CsvRecord, row: number, places: ColumnPlaces, columnCount: number): ReadRow {
  const at = (place: number | null): string =>
    place === null ? '' : textOfCell(record.cells[place] ?? '').trim();
  const { email, role, workspace, endsAt } = places;
  const cells = { email: at(email), role: at(role), workspace: at(workspace), endsAt: at(endsAt) };
  const { sheetRow, line } = record;
  return { row, sheetRow, line, flaw: flawOf(record, cells.email, columnCount), cells };
}

/** In order, against existing rows and earlier ones of the file. [GV-14] */
export class RowChecker {
  readonly #question: ImportQuestion;
  readonly #rows: HeldAccessByEmail;
  readonly #find: (text: string) => FoundWorkspace<ImportWorkspace>;
  readonly #byId: ReadonlyMap<number, ImportWorkspace>;
  readonly #default: ImportWorkspace | undefined;
  readonly #findRole: (text: string) => StoredRole | null;
  /** Cache: files repeat few days. */
  readonly #ends = new Map<string, number | null>();
  /** Invited by this file. */
  readonly #withOwnerInFile = new Set<number>();
  /** Spreadsheet rows of this file's invitations, by e-mail, role and workspace. */
  readonly #sheetRows = new Map<string, number>();

  /** `rows`: those of the question; valid rows are added. */
  constructor(question: ImportQuestion, rows: HeldAccessByEmail) {
    this.#question = question;
    this.#rows = rows;
    this.#find = workspaceFinder(question.workspaces);
    this.#findRole = roleFinder(question.roleNames ?? []);
    this.#byId = new Map(question.workspaces.map((workspace) => [workspace.id, workspace]));
    this.#default = question.workspaces.find(({ isDefault }) => isDefault);
  }

  /** Reports all issues of the cells at once; the rules apply only without such issues. Later rows are judged against this one. */
  check(read: ReadRow): CheckedRow {
    const checked = this.judge(read);
    const { email, role, status, endsAtMs, workspaceId } = checked;
    if (status !== 'valid' || role === null) return checked;
    this.#sheetRows.set(keyOf(email, role, workspaceId), read.sheetRow);
    this.#rows.add({ email, role, workspaceId, status: 'pending', endsAtMs });
    if (role === 'workspace-owner' && workspaceId !== null) this.#withOwnerInFile.add(workspaceId);
    return checked;
  }

  /** Judges a row against existing rows and those checked so far; no row is judged against it. */
  judge(read: ReadRow): CheckedRow {
    const { cells, flaw } = read;
    const role = this.#findRole(cells.role);
    const workspace = this.#workspaceOf(cells.workspace, role);
    const endsAtMs = this.#endOf(cells.endsAt);
    const found = typeof workspace === 'string' ? null : workspace;
    const isAccountRow = role !== null && isAccountLevel(role);
    const email = readEmail(cells.email);
    const workspaceId = isAccountRow ? null : (found?.id ?? null);
    const issues = this.#issuesOf(read, role, workspace, endsAtMs);
    const { status, issues: told } =
      issues.length > 0 || role === null || found === null
        ? { status: 'invalid' as const, issues }
        : this.#decide(cells, { email, role, workspaceId, endsAtMs }, found);
    const { row, sheetRow, line } = read;
    return { row, sheetRow, line, flaw, cells, email, role, workspaceId, endsAtMs, status, issues: told };
  }

  /** Returns when access ends; NaN for a cell that is no date. */
  #endOf(text: string): number | null {
    if (text === '') return null;
    const known = this.#ends.get(text);
    if (known !== undefined) return known;
    const end = readEndDate(text, this.#question.timeZone ?? 'UTC') ?? NaN;
    this.#ends.set(text, end);
    return end;
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

  #issuesOf(
    { cells, flaw }: ReadRow,
    role: StoredRole | null,
    workspace: FoundWorkspace<ImportWorkspace> | 'workspace-required',
    endsAtMs: number | null,
  ): RowIssue[] {
    const issues: RowIssue[] = [];
    if (flaw !== null) issues.push({ field: null, value: '', code: flaw });
    // Without an invitation, there is nothing to correct in its cells.
    if (flaw === 'row-total' || flaw === 'row-heading') return issues;
    const email = emailIssue(cells.email);
    if (email !== null) issues.push({ field: 'email', value: cells.email, code: email });
    if (role === null) {
      const code = cells.role === '' ? 'role-required' : 'role-unknown';
      issues.push({ field: 'role', value: cells.role, code });
    }
    if (typeof workspace === 'string')
      issues.push({ field: 'workspace', value: cells.workspace, code: workspace });
    if (!isEndDateAllowed(endsAtMs, this.#question.nowMs)) {
      const code = Number.isNaN(endsAtMs) ? 'end-date-invalid' : 'end-date-past';
      issues.push({ field: 'endsAt', value: cells.endsAt, code });
    }
    return issues;
  }

  #decide(
    cells: Cells,
    invitation: Pick<CheckedRow, 'email' | 'workspaceId' | 'endsAtMs'> & RoleOfRow,
    workspace: ImportWorkspace,
  ): Pick<CheckedRow, 'status' | 'issues'> {
    const { email, role, workspaceId, endsAtMs } = invitation;
    const verdict = decideInvitation({
      // Reuses the key as e-mail, because a key's key is itself.
      wanted: { email: emailKey(email), role, workspaceId: workspace.id, endsAtMs },
      inviter: { email: this.#question.inviterEmail, subject: workspace.subject },
      workspace: this.#withOwnerInFile.has(workspace.id) ? { ...workspace, isDirty: true } : workspace,
      rows: this.#rows,
    });
    if (verdict.kind === 'send') return VALID;
    return outcomeOf(verdict, cells, this.#sheetRows.get(keyOf(email, role, workspaceId)));
  }
}

interface RoleOfRow {
  readonly role: StoredRole;
}

const VALID = Object.freeze({ status: 'valid', issues: [] });

/** Returns a key that is equal for the same invitation. */
const keyOf = (email: string, role: StoredRole, workspaceId: number | null): string =>
  `${role} ${workspaceId} ${emailKey(email)}`;

/** Returns the outcome of a row; `otherRow` is the row of the file with the same invitation. */
function outcomeOf(
  verdict: Exclude<InvitationVerdict, { kind: 'send' }>,
  cells: Cells,
  otherRow: number | undefined,
): Pick<CheckedRow, 'status' | 'issues'> {
  if (verdict.kind === 'update') {
    return { status: 'needsUpdate', issues: [{ field: 'role', value: cells.role, code: 'held-otherwise' }] };
  }
  const field: ImportColumn | null = isOwnRefusal(verdict.reason) ? FIELD_OF[verdict.reason] : 'workspace';
  const issue: RowIssue = { field, value: field === null ? '' : cells[field], code: verdict.reason };
  if (verdict.reason !== 'duplicate') return { status: 'invalid', issues: [issue] };
  return { status: 'duplicate', issues: [otherRow === undefined ? issue : { ...issue, otherRow }] };
}
