import { checkImport } from '@partyline/invitations';
import type { CheckedImport, CheckedRow, FileIssue } from '@partyline/invitations';
import { subjectFor } from '@partyline/permissions';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import { IMPORT_FILE_ISSUE_TEXTS, importRowIssueText } from '@partyline/texts';
import { chooseWord } from '../cli/choose-word.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { openWorkspaces, readRows, readWorkspaces } from './read-context.ts';
import type { ImportContext } from './read-context.ts';

const UNKNOWN_WORKSPACES =
  'Which workspaces there are was not said (--workspaces), so every name of the file counts as one.';

async function readContext(call: Call, csv: string): Promise<ImportContext> {
  const subject = subjectFor({
    roles: [chooseWord('role', STORED_ROLES, call.value('role') ?? 'account-owner')],
    planType: chooseWord('plan type', ACCOUNT_PLAN_TYPES, call.value('plan') ?? 'paid'),
    customerStatus: chooseWord('customer status', CUSTOMER_STATUSES, call.value('customer') ?? 'B2C'),
  });
  const [workspaces, rows] = [call.value('workspaces'), call.value('rows')];
  return {
    inviterEmail: call.value('inviter') ?? '',
    workspaces:
      workspaces === undefined
        ? openWorkspaces(csv, subject)
        : readWorkspaces(await call.read(workspaces, 'The list of workspaces'), subject),
    nowMs: call.nowMs,
    rows: rows === undefined ? [] : readRows(await call.read(rows, 'The list of rows')),
    areWorkspacesKnown: workspaces !== undefined,
  };
}

const describeFileIssue = (issue: FileIssue): string =>
  `The file is refused: ${IMPORT_FILE_ISSUE_TEXTS[issue.code]} [${issue.code}${'column' in issue ? `: ${issue.column}` : ''}]`;

function describeRow({ line, row, status, issues }: CheckedRow): string[] {
  return [
    `Line ${line}, row ${row}: ${status}`,
    ...issues.map(({ field, value, code }) => {
      const where = field === null ? 'the row' : `${field} ${quoted(value)}`;
      return `   ${where}: ${importRowIssueText(code)} [${code}]`;
    }),
  ];
}

const STATUSES = [
  'valid',
  'duplicate',
  'needsUpdate',
  'invalid',
] as const satisfies readonly CheckedRow['status'][];

function answerOf({ fileIssues, rows }: CheckedImport, areWorkspacesKnown: boolean): Answer {
  const counts = Object.fromEntries(
    STATUSES.map((status) => [status, rows.filter((row) => row.status === status).length]),
  );
  const bad = rows.filter(({ status }) => status !== 'valid');
  const total = STATUSES.map((status) => `${counts[status] ?? 0} ${status}`).join(', ');
  return {
    exitCode: fileIssues.length + bad.length > 0 ? 1 : 0,
    lines: [
      ...fileIssues.map(describeFileIssue),
      ...bad.flatMap(describeRow),
      ...(fileIssues.length > 0 ? [] : [`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}: ${total}.`]),
      ...(areWorkspacesKnown || fileIssues.length > 0 ? [] : [UNKNOWN_WORKSPACES]),
    ],
    data: {
      fileIssues: fileIssues.map((issue) => ({ ...issue, text: IMPORT_FILE_ISSUE_TEXTS[issue.code] })),
      counts,
      areWorkspacesKnown,
      rows: rows.map(({ row, line, status, email, role, issues, cells }) => ({
        row,
        line,
        status,
        email,
        role,
        workspace: cells.workspace,
        issues: issues.map((issue) => ({ ...issue, text: importRowIssueText(issue.code) })),
      })),
    },
  };
}

async function run(call: Call): Promise<Answer> {
  const csv = await call.read(call.args[0]);
  const context = await readContext(call, csv);
  return answerOf(checkImport(csv, context), context.areWorkspacesKnown);
}

export const checkCsv: Command = {
  usage: '[FILE] [options]',
  about: [
    'Judges a file of invitations as the import does: every row, every field, with its line. Nothing is sent.',
  ],
  options: {
    inviter: { value: 'EMAIL', help: 'the e-mail of the importing user, who cannot be invited' },
    role: { value: 'ROLE', help: 'the role of the importing user: account-owner (the default) …' },
    plan: { value: 'TYPE', help: "the account's plan type: paid (the default), trial or free" },
    customer: { value: 'STATUS', help: 'B2C (the default), AUTHORIZED_PARTNER or PARTNER_CUSTOMER' },
    workspaces: { value: 'FILE', help: 'the workspaces there are: a JSON list of {id, name, roleType, …}' },
    rows: {
      value: 'FILE',
      help: 'the invitations there are: a JSON list of {email, role, workspaceId, status}',
    },
  },
  mostArguments: 1,
  exits: { 0: 'every row can be sent', 1: 'rows, or the whole file, are at fault' },
  examples: [
    'people.csv',
    'people.csv --inviter owner@example.org --workspaces workspaces.json',
    '- --json < people.csv',
  ],
  run,
};
