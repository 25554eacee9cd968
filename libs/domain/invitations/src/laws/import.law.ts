import type { TableLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { checkImport } from '../import/check-import.ts';
import { listImportBatches } from '../import/import-batches.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
import { ROLES, isOfAccount } from './account.fixture.ts';
import {
  IMPORTERS,
  INVITER,
  NOW_MS,
  ROW_CELLS,
  WEEK_MS,
  answersOf,
  answersTo,
  everyFile,
  fileOf,
  heldBefore,
  questionOf,
  sentBy,
  tellFile,
  workspacesOf,
  type RowCells,
} from './file.fixture.ts';

interface FileQuestion {
  readonly roles: readonly StoredRole[];
  readonly rows: readonly RowCells[];
}

function* everyImport(most: number): Generator<FileQuestion> {
  for (const rows of everyFile(most)) for (const roles of IMPORTERS) yield { roles, rows };
}

const KINDS = ROW_CELLS.length;

const OF_EVERY_FILE = {
  kind: 'table',
  universe: [
    `files of at most 3 rows of ${KINDS} kinds: new, held, repeated, of the account, owners, oneself, with an end, wrong cells`,
    '4 roles of who imports, in a default, an ownerless and a shared workspace',
    'a member, an open invitation and an admin of the account are there before',
  ],
  bound: (KINDS + KINDS ** 2 + KINDS ** 3) * 4,
  isQuick: true,
  questions: () => everyImport(3),
  tell: ({ roles, rows }: FileQuestion) => tellFile(roles, rows),
} as const;

const DISPLAY_NAMES: Readonly<Record<string, StoredRole>> = {
  'Workspace Admin': 'workspace-admin',
  'Account Admin': 'account-admin',
};

/** Answers each row as an invitation of its own would be answered, after those before it were sent. [GV-14] */
function oneByOne({ roles, rows }: FileQuestion): readonly string[] {
  const workspaces = workspacesOf(roles);
  const held = new HeldAccessByEmail(heldBefore());
  const withOwner = new Set<number>();
  return rows.map(([email, roleText, workspaceText]) => {
    const role = ROLES.find((one) => one === roleText) ?? DISPLAY_NAMES[roleText];
    const named = workspaces.find(
      ({ id, name }) => name.toLowerCase() === workspaceText.toLowerCase() || String(id) === workspaceText,
    );
    const workspace = role !== undefined && isOfAccount(role) ? workspaces[0] : named;
    if (!email.includes('@') || role === undefined || workspace === undefined) return 'invalid';
    const endsAtMs = rowEnd(
      rows.find((row) => row[0] === email && row[1] === roleText && row[2] === workspaceText),
    );
    const isDirty = workspace.isDirty || withOwner.has(workspace.id);
    const verdict = decideInvitation({
      wanted: { email, role, workspaceId: workspace.id, endsAtMs },
      inviter: { email: INVITER, subject: workspace.subject },
      workspace: { ...workspace, isDirty },
      rows: held,
    });
    if (verdict.kind === 'update') return 'needsUpdate';
    if (verdict.kind === 'refused')
      return verdict.reason === 'duplicate' ? 'duplicate' : `invalid ${verdict.reason}`;
    held.add({
      email,
      role,
      workspaceId: isOfAccount(role) ? null : workspace.id,
      status: 'pending',
      endsAtMs,
    });
    if (role === 'workspace-owner') withOwner.add(workspace.id);
    return 'valid';
  });
}

/** Returns the last millisecond of the day in a row, in UTC; null without one. */
function rowEnd(row: RowCells | undefined): number | null {
  const [year, month, day] = (row?.[3] ?? '').split('-').map(Number);
  return year === undefined || month === undefined || day === undefined
    ? null
    : Date.UTC(year, month - 1, day + 1) - 1;
}

export const importAsInvitations: TableLaw<FileQuestion> = {
  ...OF_EVERY_FILE,
  name: 'import-as-invitations',
  sentence:
    'Each row of an import is answered as an invitation of its own would be, after the valid rows before it were sent.',
  ids: ['GV-14', 'GV-13', 'GV-8', 'GV-9', 'GV-12', 'INV-16', 'PLUS-4'],
  faultOf(question) {
    const checked = checkImport(fileOf(question.rows), questionOf(question.roles)).rows;
    const answers = checked.map(({ status, issues }) => {
      const [issue] = issues;
      return status === 'invalid' && issues.length === 1 && issue !== undefined && issue.field !== 'email'
        ? `invalid ${issue.code}`
        : status;
    });
    const wanted = oneByOne(question);
    // Oneself is told at the address, like a wrong one.
    const bare = (text: string) => text.replace(/ (self|end-date-past)$/, '');
    return answers.map(bare).join() === wanted.map(bare).join()
      ? null
      : `The rows are ${answers.join(', ')}, and one by one ${wanted.join(', ')}.`;
  },
};

export const importSplit: TableLaw<FileQuestion> = {
  ...OF_EVERY_FILE,
  name: 'import-split',
  sentence: 'A file imported in two, wherever it is split between rows, gets the same answers as whole.',
  ids: ['GV-14', 'PLUS-2'],
  faultOf({ roles, rows }) {
    const whole = answersTo(rows, questionOf(roles));
    for (let at = 1; at < rows.length; at += 1) {
      const sent = sentBy(rows.slice(0, at), questionOf(roles));
      const owned = new Set(
        sent.filter(({ role }) => role === 'workspace-owner').map(({ workspaceId }) => workspaceId),
      );
      // An open invitation of an owner makes the workspace dirty. [GW-6]
      const workspaces = workspacesOf(roles).map((one) => ({
        ...one,
        isDirty: one.isDirty || owned.has(one.id),
      }));
      const question = questionOf(roles, { workspaces, rows: [...heldBefore(), ...sent] });
      const halves = [
        ...answersTo(rows.slice(0, at), questionOf(roles)),
        ...answersTo(rows.slice(at), question),
      ];
      const differs = halves.findIndex((answer, row) => answer !== whole[row]);
      if (differs >= 0)
        return `Split after row ${at}, row ${differs + 1} is ${halves[differs]}, and whole ${whole[differs]}.`;
    }
    return null;
  },
};

/** Returns whether two rows can change one another's answer: the same user, or owners of one workspace. */
function areTied(
  [email, role, workspace]: RowCells,
  [otherEmail, otherRole, otherWorkspace]: RowCells,
): boolean {
  if (email.toLowerCase() === otherEmail.toLowerCase()) return true;
  return role === 'workspace-owner' && otherRole === role && workspace === otherWorkspace;
}

export const importOrder: TableLaw<FileQuestion> = {
  ...OF_EVERY_FILE,
  name: 'import-order',
  sentence:
    'Two rows next to each other that name different users and not the same owner’s place get the same answers in either order.',
  ids: ['GV-14'],
  faultOf({ roles, rows }) {
    const whole = answersTo(rows, questionOf(roles));
    for (let at = 1; at < rows.length; at += 1) {
      const [before, row] = [rows[at - 1], rows[at]];
      if (before === undefined || row === undefined || areTied(before, row)) continue;
      const swapped = rows.with(at - 1, row).with(at, before);
      const answers = answersTo(swapped, questionOf(roles));
      const wanted = whole.with(at - 1, whole[at] ?? '').with(at, whole[at - 1] ?? '');
      if (answers.join('\n') !== wanted.join('\n'))
        return `With rows ${at} and ${at + 1} exchanged the answers are ${answers.join('; ')}, not ${wanted.join('; ')}.`;
    }
    return null;
  },
};

/** The names of roles in another language of the page. */
const OTHER_NAMES = [
  { role: 'workspace-admin', name: 'Arbeitsbereich-Administrator' },
  { role: 'account-admin', name: 'Kontoadministrator' },
  { role: 'vic-admin', name: 'Intercom-Administrator' },
] as const;

function inOtherWords([email, role, workspace, ends]: RowCells, firstId: number): RowCells {
  const known = ROLES.find((one) => one === role) ?? DISPLAY_NAMES[role];
  const name = OTHER_NAMES.find((one) => one.role === known)?.name.toUpperCase() ?? role;
  const id = workspace === '2' ? String(firstId + 1) : workspace.toUpperCase();
  const day = ends.split('-');
  return [email, name, id, day.length === 3 ? day.toReversed().map(Number).join('.') : ends];
}

/** Returns what is said of each row without its texts. */
const withoutTexts = (answers: readonly string[]) => answers.join('\n').toLowerCase();

export const importWords: TableLaw<FileQuestion> = {
  ...OF_EVERY_FILE,
  name: 'import-words',
  sentence:
    'The language of the role names, the letter case, the form of the days and other numbers of the workspaces change no answer; neither do semicolons, a column more, another order of columns, blank lines or another line end.',
  ids: ['GV-13', 'GV-14', 'PLUS-30', 'GX-27'],
  faultOf({ roles, rows }) {
    const whole = withoutTexts(answersTo(rows, questionOf(roles)));
    const FIRST = 70;
    const renamed = questionOf(roles, {
      workspaces: workspacesOf(roles, FIRST),
      rows: heldBefore(FIRST),
      roleNames: OTHER_NAMES,
    });
    const said = withoutTexts(
      answersTo(
        rows.map((row) => inOtherWords(row, FIRST)),
        renamed,
      ),
    );
    if (said !== whole) return `In other words the rows are ${said}, not ${whole}.`;
    const written = [
      [
        'ACCESS ENDS;Note;Workspace; Email ;ROLE',
        '',
        ...rows.map(([email, role, workspace, ends]) => `${ends};x;"${workspace}"; ${email};${role}`),
      ].join('\n\n'),
      `\uFEFF${fileOf(rows).replaceAll('\r\n', '\r')}\r\r`,
    ];
    for (const text of written) {
      const answers = withoutTexts(answersOf(checkImport(text, questionOf(roles))));
      if (answers !== whole) return `Written otherwise the rows are ${answers}, not ${whole}.`;
    }
    return null;
  },
};

const laterBy = (text: string, days: number): string => {
  const end = rowEnd(['', '', '', text]);
  return end === null || Number.isNaN(end)
    ? text
    : new Date(end + days * (WEEK_MS / 7)).toISOString().slice(0, 10);
};

export const importNextWeek: TableLaw<FileQuestion> = {
  ...OF_EVERY_FILE,
  name: 'import-next-week',
  sentence: 'A file gets the same answers when all its days and the moment of the import are a week later.',
  ids: ['PLUS-4', 'GX-27'],
  faultOf({ roles, rows }) {
    const statuses = (file: readonly RowCells[], nowMs: number) =>
      checkImport(fileOf(file), questionOf(roles, { nowMs })).rows.map(({ status, issues }) =>
        [status, ...issues.map(({ code }) => code)].join(' '),
      );
    const now = statuses(rows, NOW_MS);
    const later = rows.map(([email, role, workspace, ends]): RowCells => [
      email,
      role,
      workspace,
      laterBy(ends, 7),
    ]);
    const then = statuses(later, NOW_MS + WEEK_MS);
    return now.join() === then.join()
      ? null
      : `The rows are ${now.join(', ')}, and a week later ${then.join(', ')}.`;
  },
};

interface PiecesQuestion {
  readonly text: string;
  readonly cuts: readonly [number, number];
}

/** A file with everything that a cut could harm: quotes, line breaks in cells, two-part line ends, a mark at the start, a wide letter. */
const TEXTS = [
  '\uFEFFemail;role;workspace\r\n"new@example.org";"vic-admin";"Stage Left"\r\n\r\nno@x;"a ""b""\r\nc";😀\r\n"open',
  '\r\nemail,role,workspace,access ends\rmember@example.org,endpoint-user,stage left,\nTotal: 1,,,\r\n,,,,more',
];

export const importPieces: TableLaw<PiecesQuestion> = {
  kind: 'table',
  name: 'import-pieces',
  sentence:
    'A file that arrives in pieces gets the same answers wherever it is cut, and so does one that is checked in steps.',
  ids: ['GV-13', 'GV-14'],
  universe: [
    '2 files with quotes, line breaks in cells, marks, totals and a quote that is not closed',
    'every way to cut them into 3 pieces',
  ],
  bound: 2 * 130 ** 2,
  isQuick: true,
  *questions() {
    for (const text of TEXTS)
      for (let first = 0; first <= text.length; first += 1)
        for (let second = first; second <= text.length; second += 1) yield { text, cuts: [first, second] };
  },
  faultOf({ text, cuts: [first, second] }) {
    const question = questionOf(['account-owner']);
    const whole = JSON.stringify(checkImport(text, question));
    const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
    if (JSON.stringify(checkImport(pieces, question)) !== whole) return 'The answers are others.';
    const batches = [...listImportBatches(pieces, question)];
    const rows = batches.flatMap((batch) => batch.rows);
    const { fileIssues = [], ignoredColumns = [], isLast = false } = batches.at(-1) ?? {};
    if (!isLast) return 'The last step is not marked.';
    return JSON.stringify({ fileIssues, ignoredColumns, rows }) === whole
      ? null
      : 'In steps the answers are others.';
  },
  tell: ({ text, cuts }) => [`The file ${JSON.stringify(text)} is cut at ${cuts.join(' and ')}.`],
};
