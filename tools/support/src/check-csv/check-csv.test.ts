import { describe, expect, it } from 'vitest';
import { call, dataOf, folderWith } from '../testing/call.ts';

const WORKSPACES = JSON.stringify([
  { id: 1, name: 'Main', roleType: 'default', isDefault: true },
  { id: 2, name: 'Studio', roleType: 'orphanage', members: [] },
  { id: 3, name: 'Stage', roleType: 'shared', haveWorkspaceOwner: true },
  { id: 4, name: 'Hall', roleType: 'orphanage', isDirty: true },
]);
const ROWS = JSON.stringify([
  { email: 'ada@example.org', role: 'workspace-admin', workspaceId: 2 },
  { email: 'gone@example.org', role: 'workspace-admin', workspaceId: 2, status: 'revoked' },
  { email: 'boss@example.org', role: 5, workspaceId: null, status: 'accepted' },
]);
const HEADER = 'email,role,workspace';

interface Report {
  readonly rows: readonly {
    line: number;
    status: string;
    issues: readonly { field: string | null; code: string; text: string }[];
  }[];
  readonly fileIssues: readonly { code: string }[];
}

async function report(csv: string, ...args: string[]): Promise<Report> {
  const folder = folderWith({ 'workspaces.json': WORKSPACES, 'rows.json': ROWS, 'people.csv': csv });
  const known = ['--workspaces', 'workspaces.json', '--rows', 'rows.json'];
  const outcome = await call(['check-csv', 'people.csv', '--json', ...known, ...args], null, folder);
  return dataOf(outcome) as Report; // The shape documented in docs/support.md.
}

const brief = ({ rows }: Report): unknown =>
  rows.map(({ line, status, issues }) => [
    line,
    status,
    ...issues.map(({ field, code }) => `${field ?? 'row'}: ${code}`),
  ]);

describe('a row', () => {
  it.each([
    ['new@example.org,workspace-admin,Studio', 'valid'],
    ['new@example.org,Workspace Admin,studio', 'valid'],
    ['gone@example.org,workspace-admin,2', 'valid'],
    ['ADA@example.org,workspace-admin,Studio', 'duplicate', 'row: duplicate'],
    ['ada@example.org,vic-admin,Studio', 'needsUpdate', 'role: held-otherwise'],
    ['Owner@Example.org,vic-admin,Studio', 'invalid', 'email: self'],
    ['boss@example.org,account-admin,', 'duplicate', 'row: duplicate'],
    ['new@example.org,account-owner,', 'invalid', 'role: role-not-grantable'],
    ['new@example.org,workspace-owner,Main', 'invalid', 'role: owner-of-default'],
    ['new@example.org,workspace-owner,Stage', 'invalid', 'role: owner-exists'],
    ['new@example.org,workspace-owner,Hall', 'invalid', 'role: owner-open'],
    ['new@example.org,king,Moon', 'invalid', 'role: role-unknown', 'workspace: workspace-unknown'],
    [',,', undefined],
    ['x,,', 'invalid', 'row: row-heading'],
    ['Total,12,', 'invalid', 'row: row-total'],
    ['x,king,', 'invalid', 'email: email-invalid', 'role: role-unknown', 'workspace: workspace-required'],
    ['"new@example.org,vic-admin,Studio', 'invalid', 'row: row-malformed'],
  ])('%j is %s', async (row, ...expected) => {
    const [, ...found] = (
      brief(await report(`${HEADER}\n${row}\n`, '--inviter', 'owner@example.org')) as unknown[][]
    )[0] ?? [null, undefined];
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('is named by the line it starts in, line breaks in quotes and blank lines counted', async () => {
    const csv = `\uFEFF${HEADER}\r\n\r\n"a\nb",vic-admin,Studio\r\nnew@example.org,vic-admin,Studio\r\n`;
    expect(brief(await report(csv))).toEqual([
      [3, 'invalid', 'email: email-invalid'],
      [5, 'valid'],
    ]);
  });

  it('is checked against the rights of the importing user', async () => {
    const row = `${HEADER}\nnew@example.org,vic-admin,Studio\n`;
    expect(brief(await report(row, '--plan', 'trial'))).toEqual([[2, 'invalid', 'workspace: trial']]);
    expect(brief(await report(row, '--role', 'endpoint-user'))).toEqual([
      [2, 'invalid', 'workspace: no-right'],
    ]);
  });
});

describe('a file', () => {
  it.each([
    ['nothing in it', '', 'file-empty'],
    ['a column missing', 'email,role\nx,y', 'column-missing'],
    ['a column twice', 'email,email,role,workspace\n', 'column-twice'],
    ['10,001 rows', `${HEADER}\n${'x,y,z\n'.repeat(10_001)}`, 'too-many-rows'],
    ['a line of more than 5 MB', `${HEADER}\n${'x'.repeat(5_300_000)}`, 'file-too-large'],
  ])('with %s is refused as a whole', async (_what, csv, code) => {
    expect((await report(csv)).fileIssues).toMatchObject([{ code }]);
    const outcome = await call(['check-csv'], csv);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stdout).toMatch(new RegExp(`^The file is refused: .+ \\[${code}`));
  });

  it('of one row is counted as one', async () => {
    const { stdout } = await call(['check-csv', '-'], `${HEADER}\na@example.org,vic-admin,Zoe\n`);
    expect(stdout).toContain('1 row: 1 valid,');
  });

  it('is checked without a list of workspaces too, and says so', async () => {
    const csv = 'email;role;workspace\na@example.org;vic-admin;Zoe\u0301\nb@example.org;vic-admin;ZO\u00C9\n';
    const { exitCode, stdout } = await call(['check-csv', '-'], csv);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('2 rows: 2 valid, 0 duplicate, 0 needsUpdate, 0 invalid.');
    expect(stdout).toContain('so every name of the file counts as one');
  });
});

it.each([
  [['--role', 'king'], 'There is no role "king"'],
  [['--plan', 'gold'], 'There is no plan type "gold"'],
  [['--workspaces', 'rows.json'], 'Workspace 1 of the list needs an id'],
  [['--rows', 'workspaces.json'], 'Row 1 of what there is needs an email'],
  [['--workspaces', 'object.json'], 'The list of workspaces is not a JSON list of objects.'],
  [['--rows', 'text.json'], 'The list of rows is not JSON'],
  [['--rows', 'nothing.json'], 'The list of rows does not exist.'],
])('%j is one sentence', async (args, sentence) => {
  const files = {
    'workspaces.json': WORKSPACES,
    'rows.json': ROWS,
    'object.json': '{}',
    'text.json': 'x',
    'people.csv': `${HEADER}\n`,
  };
  const { exitCode, stdout, stderr } = await call(
    ['check-csv', 'people.csv', ...args],
    null,
    folderWith(files),
  );
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});
