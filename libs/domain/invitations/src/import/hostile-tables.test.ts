import { describe, expect, it } from 'vitest';
import { checkImport } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import { DEFAULT_WORKSPACE, INVITER, NOW_MS, WORKSPACE } from './invitation.fixture.ts';
import { listMergedCells } from './merged-cells.ts';

const QUESTION: ImportQuestion = {
  inviterEmail: INVITER,
  workspaces: [DEFAULT_WORKSPACE, WORKSPACE],
  rows: [],
  nowMs: NOW_MS,
};
const HEADER = 'email,role,workspace,access ends\n';
const codes = (body: string, more: Partial<ImportQuestion> = {}) =>
  checkImport(HEADER + body, { ...QUESTION, ...more }).rows.map(({ issues }) =>
    issues.map(({ code }) => code),
  );

describe('a table of twelve columns', () => {
  const columns = [
    'No',
    'Name',
    'E-Mail',
    'Phone',
    'Role',
    'Crew',
    'Workspace',
    'Day',
    'Call',
    'Meal',
    'Hotel',
    'Note',
  ];

  it('[GV-13, PLUS-2] says which of its columns are not read', () => {
    const header = columns.map((name) => (name === 'E-Mail' ? 'email' : name));
    const { rows, ignoredColumns } = checkImport(
      `${header.join(';')}\n1;Ann;a@b.co;;vic-admin;;Studio;;;;;`,
      QUESTION,
    );
    expect(rows).toMatchObject([{ status: 'valid' }]);
    expect(ignoredColumns).toEqual(['No', 'Name', 'Phone', 'Crew', 'Day', 'Call', 'Meal', 'Hotel', 'Note']);
  });

  it('[GV-13, PLUS-2] names the column that may be meant by a missing one', () => {
    expect(checkImport(columns.join(','), QUESTION).fileIssues).toEqual([
      { code: 'column-missing', column: 'email', near: 'E-Mail' },
    ]);
  });

  it('[GV-13, PLUS-2] says that its first row is no header', () => {
    expect(checkImport('a@b.co,vic-admin,Studio\nc@d.co,vic-admin,Studio', QUESTION).fileIssues).toEqual([
      { code: 'header-missing' },
    ]);
  });
});

describe('a total or a heading', () => {
  it.each([
    ['Total,,,', 'row-total'],
    ['Total: 40,,,', 'row-total'],
    ['12,Summe,,', 'row-total'],
    [',,GESAMT,12', 'row-total'],
    ['Camera crew,,,', 'row-heading'],
    [',,,40', 'row-heading'],
  ])('[PLUS-2, GV-14] %j is said to be one, and is not sent', (row, code) => {
    expect(codes(`a@b.co,vic-admin,Studio,\n${row}`)).toEqual([[], [code]]);
  });

  it('[PLUS-2] is no row with an address, nor one with a longer word', () => {
    expect(codes('total@b.co,vic-admin,Studio,\nx,Totals of all,Studio,')).toEqual([
      [],
      ['email-invalid', 'role-unknown'],
    ]);
  });
});

describe('merged cells', () => {
  const merged = (body: string) =>
    listMergedCells(checkImport(HEADER + body, { ...QUESTION, defaultWorkspaceId: 1 }).rows).map(
      ({ row, field, value }) => [row, field, value],
    );

  it('[PLUS-2, GV-14] are the empty cells right below a filled one, down to the next', () => {
    const body = 'a@b.co,vic-admin,Studio,2026-12-31\nb@b.co,,,\nc@b.co,endpoint-user,,\nd@b.co,,Main,';
    expect(merged(body)).toEqual([
      [2, 'role', 'vic-admin'],
      [2, 'workspace', 'Studio'],
      [2, 'endsAt', '2026-12-31'],
      [3, 'workspace', 'Studio'],
      [3, 'endsAt', '2026-12-31'],
      [4, 'role', 'endpoint-user'],
      [4, 'endsAt', '2026-12-31'],
    ]);
  });

  it('[PLUS-2] end with a blank line, a heading and a total', () => {
    const first = 'a@b.co,vic-admin,Studio,2026-12-31\n';
    for (const between of ['\n', 'Sound crew,,,\n', 'Total,,,1\n'])
      expect(merged(`${first}${between}b@b.co,vic-admin,,`)).toEqual([]);
  });

  it('[PLUS-2, GV-12, PLUS-4] are none where the role needs no such cell', () => {
    const body =
      'a@b.co,vic-admin,Studio,2026-12-31\nb@b.co,account-admin,,2026-12-31\nc@b.co,workspace-owner,Studio,';
    expect(merged(body)).toEqual([]);
  });
});

describe('rows copied from a spreadsheet', () => {
  it('[GZ-3, PLUS-2] are separated by tabs, also beside a comma in the header, with line breaks in quotes', () => {
    const text = 'email\trole\tworkspace\tName, first\r\na@b.co\tvic-admin\tStudio\t"Ann\nLee ""AL"""\r\n';
    expect(checkImport(text, { ...QUESTION, isCopied: true })).toMatchObject({
      rows: [{ email: 'a@b.co', status: 'valid', sheetRow: 2 }],
      ignoredColumns: ['Name, first'],
    });
    expect(checkImport(text, QUESTION).fileIssues).not.toEqual([]);
  });
});

describe('the end of access', () => {
  it('[PLUS-4, GV-14] is a day to come, or none', () => {
    const file =
      'a@b.co,vic-admin,Studio,2026-11-20\nb@b.co,vic-admin,Studio,19.11.2026\nc@b.co,vic-admin,Studio,soon\nd@b.co,vic-admin,Studio,';
    expect(codes(file)).toEqual([[], ['end-date-past'], ['end-date-invalid'], []]);
    const { rows } = checkImport(HEADER + file, { ...QUESTION, timeZone: 'Asia/Tokyo' });
    expect(rows[0]?.endsAtMs).toBe(Date.parse('2026-11-20T14:59:59.999Z'));
    expect(rows[3]?.endsAtMs).toBeNull();
  });

  it('[PLUS-4, GO-5] is refused for an owner, at its cell', () => {
    const { rows } = checkImport(`${HEADER}a@b.co,workspace-owner,Studio,2027-01-01`, QUESTION);
    expect(rows[0]?.issues).toEqual([{ field: 'endsAt', value: '2027-01-01', code: 'owner-ends' }]);
  });
});
