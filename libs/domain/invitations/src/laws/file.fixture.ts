import type { StoredRole } from '@partyline/roles';
import { checkImport, type CheckedImport } from '../import/check-import.ts';
import type { ImportQuestion, ImportWorkspace } from '../import/check-rows.ts';
import type { HeldAccess } from '../invitation/held-access.ts';
import { isOfAccount, subjectOf } from './account.fixture.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);
export const WEEK_MS = 604_800_000;
export const INVITER = 'Owner@Example.org';

/** Who imports: the same roles in both workspaces. */
export const IMPORTERS = [['account-owner'], ['account-admin'], ['workspace-admin'], ['vic-admin']] as const;

/** Returns the workspaces of the account; their numbers may be others. */
export function workspacesOf(roles: readonly StoredRole[], firstId = 1): readonly ImportWorkspace[] {
  const subject = subjectOf(roles, 'paid');
  const base = { isDirty: false, haveWorkspaceOwner: false, subject };
  return [
    { ...base, id: firstId, name: 'Main', roleType: 'default', isDefault: true },
    { ...base, id: firstId + 1, name: 'Stage Left', roleType: 'orphanage', isDefault: false },
    {
      ...base,
      id: firstId + 2,
      name: 'Stage Right',
      roleType: 'shared',
      isDefault: false,
      haveWorkspaceOwner: true,
    },
  ];
}

/** Returns what is held before the import: a member, an open invitation and an admin of the account. */
export function heldBefore(firstId = 1): readonly HeldAccess[] {
  return [
    {
      email: 'member@example.org',
      role: 'endpoint-user',
      workspaceId: firstId + 1,
      status: 'accepted',
      endsAtMs: null,
    },
    {
      email: 'open@example.org',
      role: 'workspace-admin',
      workspaceId: firstId + 2,
      status: 'pending',
      endsAtMs: null,
    },
    {
      email: 'admin@example.org',
      role: 'account-admin',
      workspaceId: null,
      status: 'accepted',
      endsAtMs: null,
    },
  ];
}

/** Returns the question of an import. */
export function questionOf(roles: readonly StoredRole[], more: Partial<ImportQuestion> = {}): ImportQuestion {
  return {
    inviterEmail: INVITER,
    workspaces: workspacesOf(roles),
    rows: heldBefore(),
    nowMs: NOW_MS,
    ...more,
  };
}

/** The cells of a row, in the order of the template. */
export type RowCells = readonly [email: string, role: string, workspace: string, ends: string];

/** Rows of every kind: new, held, repeated, of the account, owners, oneself, with an end, and wrong cells. */
export const ROW_CELLS: readonly RowCells[] = [
  ['new@example.org', 'vic-admin', 'Stage Left', ''],
  ['NEW@Example.org', 'Workspace Admin', 'stage left', ''],
  ['new@example.org', 'endpoint-user', 'Stage Right', '2026-12-31'],
  ['other@example.org', 'workspace-owner', 'Stage Left', ''],
  ['third@example.org', 'workspace-owner', 'Stage Left', ''],
  ['other@example.org', 'Account Admin', '', ''],
  ['member@example.org', 'endpoint-user', 'Stage Left', ''],
  ['member@example.org', 'workspace-admin', '2', '2027-01-31'],
  ['open@example.org', 'endpoint-user', 'STAGE RIGHT', ''],
  ['owner@example.org', 'vic-admin', 'Stage Left', ''],
  ['wrong', 'janitor', 'Nowhere', 'yesterday'],
  ['', 'vic-admin', '', '2020-01-01'],
];

const HEADER = 'email,role,workspace,access ends';

/** Writes rows as a file, with every cell in quotes. */
export function fileOf(rows: readonly RowCells[]): string {
  return [HEADER, ...rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','))].join('\r\n');
}

/** Returns what an answer says of each row, but for where the row stands. */
export function answersOf({ rows, fileIssues }: CheckedImport): readonly string[] {
  if (fileIssues.length > 0) return fileIssues.map(({ code }) => code);
  return rows.map(({ status, email, role, endsAtMs, issues }) =>
    [
      status,
      email.toLowerCase(),
      role,
      endsAtMs,
      ...issues.map(({ field, code }) => `${field} ${code}`),
    ].join(' | '),
  );
}

/** Checks rows as one file. */
export function answersTo(rows: readonly RowCells[], question: ImportQuestion): readonly string[] {
  return answersOf(checkImport(fileOf(rows), question));
}

/** Returns the rows of a file that were valid, as open invitations. */
export function sentBy(rows: readonly RowCells[], question: ImportQuestion): readonly HeldAccess[] {
  return checkImport(fileOf(rows), question).rows.flatMap(
    ({ status, email, role, workspaceId, endsAtMs }): HeldAccess[] =>
      status === 'valid' && role !== null
        ? [{ email, role, workspaceId: isOfAccount(role) ? null : workspaceId, status: 'pending', endsAtMs }]
        : [],
  );
}

/** Asks every file of at most `most` rows. */
export function* everyFile(most: number): Generator<readonly RowCells[]> {
  let files: readonly (readonly RowCells[])[] = [[]];
  for (let length = 1; length <= most; length += 1) {
    files = files.flatMap((file) => ROW_CELLS.map((row) => [...file, row]));
    yield* files;
  }
}

/** Tells a file in words. */
export function tellFile(roles: readonly string[], rows: readonly RowCells[]): string[] {
  return [
    `A user who is ${roles.join(' and ')} imports a file.`,
    ...rows.map(
      ([email, role, workspace, ends], at) =>
        `Row ${at + 1}: ${email || '(empty)'}, ${role || '(empty)'}, ${workspace || '(empty)'}, ${ends || 'no end'}.`,
    ),
  ];
}
