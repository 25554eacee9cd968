import { importGroupOf } from './import-groups.ts';
import { ROLES, STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_MAX_ROWS, ImportChecker, checkImport } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import {
  DEFAULT_WORKSPACE,
  INVITER,
  NOW_MS,
  WORKSPACE,
  holderOf,
  workspaceOf,
} from './invitation.fixture.ts';
import { printImport, printTemplate } from '../csv/csv-header.ts';

const QUESTION: ImportQuestion = {
  inviterEmail: INVITER,
  workspaces: [DEFAULT_WORKSPACE, WORKSPACE],
  rows: [],
  nowMs: NOW_MS,
};
const HEADER = 'email,role,workspace\n';

const check = (body: string, more: Partial<ImportQuestion> = {}) =>
  checkImport(HEADER + body, { ...QUESTION, ...more });
const told = (body: string, more: Partial<ImportQuestion> = {}) =>
  check(body, more).rows.map(({ status, issues }) => [
    status,
    ...issues.map(({ field, code }) => `${field}: ${code}`),
  ]);

describe('an import file', () => {
  it('[GV-13] names its columns in any order and letter case; others are left out', () => {
    const { rows } = checkImport('Workspace;Note;EMAIL; Role\nStudio;hello;a@b.co;vic-admin', QUESTION);
    expect(rows).toMatchObject([
      { email: 'a@b.co', role: 'vic-admin', workspaceId: 2, status: 'valid', issues: [] },
    ]);
  });

  it('[GV-13] is refused as a whole when a column is missing or there twice', () => {
    expect(checkImport('email,e-mail,email\na@b.co,b,c', QUESTION)).toEqual({
      fileIssues: [
        { code: 'column-twice', column: 'email' },
        { code: 'column-missing', column: 'role' },
        { code: 'column-missing', column: 'workspace' },
      ],
      ignoredColumns: [],
      rows: [],
    });
    expect(checkImport(' \n', QUESTION).fileIssues).toEqual([{ code: 'file-empty' }]);
    expect(checkImport(HEADER, QUESTION)).toEqual({ fileIssues: [], ignoredColumns: [], rows: [] });
    expect(checkImport('email,role', QUESTION).fileIssues).toEqual([
      { code: 'column-missing', column: 'workspace' },
    ]);
  });

  it('[GV-13, GV-14] takes a role by name or display name in any letter case, never by number', () => {
    for (const role of STORED_ROLES.slice(2)) {
      for (const name of [
        role,
        role.toUpperCase(),
        ROLES[role].displayName,
        ` ${ROLES[role].displayName.toLowerCase()} `,
      ]) {
        expect(check(`a@b.co,${name},Studio`).rows[0]).toMatchObject({ role, status: 'valid' });
      }
      expect(told(`a@b.co,${ROLES[role].id},Studio`)).toEqual([['invalid', 'role: role-unknown']]);
    }
    expect(told('a@b.co,trial,Studio')).toEqual([['invalid', 'role: role-unknown']]);
  });

  it('[GV-14] takes a workspace by name in any letter case first, then by number', () => {
    const named = workspaceOf(3, { name: '2' });
    const twins = [workspaceOf(4, { name: 'Twin' }), workspaceOf(5, { name: 'twin' })];
    const workspaces = [DEFAULT_WORKSPACE, WORKSPACE, named, ...twins];
    const idOf = (name: string) => check(`a@b.co,vic-admin,${name}`, { workspaces }).rows[0]?.workspaceId;
    expect(['STUDIO', '2', '3', '5'].map(idOf)).toEqual([2, 3, 3, 5]);
    expect(told('a@b.co,vic-admin,Twin', { workspaces })).toEqual([
      ['invalid', 'workspace: workspace-ambiguous'],
    ]);
    expect(told('a@b.co,vic-admin,Attic')).toEqual([['invalid', 'workspace: workspace-unknown']]);
  });

  it('[GV-12, GV-14] needs no workspace for an account admin, and ignores the one it names', () => {
    expect(check('a@b.co,account-admin,\nc@d.co,Account Admin,Attic').rows).toMatchObject([
      { status: 'valid', workspaceId: null },
      { status: 'valid', workspaceId: null },
    ]);
    expect(told('a@b.co,vic-admin,')).toEqual([['invalid', 'workspace: workspace-required']]);
    expect(told('a@b.co,account-admin,Studio', { workspaces: [WORKSPACE] })).toEqual([
      ['invalid', 'workspace: workspace-unknown'],
    ]);
  });

  it('[GV-22] may have a workspace for rows without one, and then no such column', () => {
    const { rows } = checkImport('email,role\na@b.co,vic-admin', { ...QUESTION, defaultWorkspaceId: 2 });
    expect(rows).toMatchObject([{ status: 'valid', workspaceId: 2, cells: { workspace: '', endsAt: '' } }]);
    expect(told('a@b.co,vic-admin,', { defaultWorkspaceId: 99 })).toEqual([
      ['invalid', 'workspace: workspace-unknown'],
    ]);
  });

  it('[GV-14] says of every row everything that is wrong with its cells, with the value, and loses no other row', () => {
    const { rows } = check('a@b,janitor,Attic\nok@b.co,vic-admin,Studio\n,king,x');
    expect(rows.map(({ row, line, status }) => [row, line, status])).toEqual([
      [1, 2, 'invalid'],
      [2, 3, 'valid'],
      [3, 4, 'invalid'],
    ]);
    expect(rows[0]?.issues).toEqual([
      { field: 'email', value: 'a@b', code: 'email-invalid' },
      { field: 'role', value: 'janitor', code: 'role-unknown' },
      { field: 'workspace', value: 'Attic', code: 'workspace-unknown' },
    ]);
    expect(rows[2]?.issues.map(({ code }) => code)).toEqual([
      'email-required',
      'role-unknown',
      'workspace-unknown',
    ]);
  });

  it('[GV-14] reads cells without the spaces around them, and those that are missing as empty', () => {
    const { rows } = check(' a@b.co , vic-admin , Studio \na@b');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { email: 'a@b.co', role: 'vic-admin', workspace: 'Studio', endsAt: '' },
      { email: 'a@b', role: '', workspace: '', endsAt: '' },
    ]);
  });

  it('[GV-14] quotes the cell with an issue, and nothing of a whole row', () => {
    const { rows } = check(
      `${INVITER},vic-admin,Studio\na@b.co,vic-admin,Studio,more\nc@d.co,vic-admin,2\nc@d.co,vic-admin,2`,
    );
    expect(rows.flatMap(({ issues }) => issues)).toEqual([
      { field: 'email', value: INVITER, code: 'self' },
      { field: null, value: '', code: 'row-malformed' },
      { field: null, value: '', code: 'duplicate', otherRow: 4 },
    ]);
  });

  it('[GV-14, PLUS-2] counts rows as a spreadsheet does, and names the row that another one repeats', () => {
    const rows = [{ email: 'x@y.co', role: 'vic-admin', workspaceId: 2, status: 'accepted' }] as const;
    const body =
      'a@b.co,vic-admin,"Studio"\n\n"A@B.CO",vic-admin,studio\nx@y.co,vic-admin,Studio\n"c@d\n.co",vic-admin,Studio\nc@d.co,vic-admin,Studio';
    const checked = check(body, { rows }).rows;
    expect(checked.map(({ sheetRow }) => sheetRow)).toEqual([2, 4, 5, 6, 7]);
    expect(checked.map(({ issues }) => issues[0]?.otherRow)).toEqual([
      undefined,
      2,
      undefined,
      undefined,
      undefined,
    ]);
    expect(checked.map((row) => importGroupOf(row))).toEqual(['ready', 'there', 'there', 'bad', 'ready']);
  });

  it('[PLUS-2] groups a sent row by the answer of the server', () => {
    const [row] = check('a@b.co,vic-admin,Studio').rows;
    if (row === undefined) throw new Error('No row was checked.');
    const answers = ['sent', 'duplicate', 'needsUpdate', 'invalid', 'failed'] as const;
    expect(answers.map((answer) => importGroupOf(row, answer))).toEqual([
      'sent',
      'there',
      'bad',
      'bad',
      'bad',
    ]);
  });

  it('[GV-14] refuses a row with wrong quotes or more cells than columns', () => {
    expect(told('a@b.co,vic-admin,Studio,more\na@b.co,vic"admin,Studio')).toEqual([
      ['invalid', 'null: row-malformed'],
      ['invalid', 'null: row-malformed', 'role: role-unknown'],
    ]);
    expect(told('a@b.co,vic-admin,Studio,, ')).toEqual([['valid']]);
  });

  it('[INV-16, INV-17, INV-20, GV-14] judges each row by the rules of invitations', () => {
    const rows = [{ email: 'a@b.co', role: 'vic-admin', workspaceId: 2, status: 'accepted' }] as const;
    const body = `${INVITER.toLowerCase()},vic-admin,Studio\nA@b.co,vic-admin,Studio\na@b.co,workspace-admin,Studio\na@b.co,account-owner,`;
    expect(told(body, { rows })).toEqual([
      ['invalid', 'email: self'],
      ['duplicate', 'null: duplicate'],
      ['needsUpdate', 'role: held-otherwise'],
      ['invalid', 'role: role-not-grantable'],
    ]);
    const workspaces = [
      workspaceOf(2, { name: 'Studio', roleType: 'invited', subject: holderOf('endpoint-user') }),
    ];
    expect(told('a@b.co,vic-admin,Studio', { workspaces })).toEqual([['invalid', 'workspace: no-right']]);
  });

  it('[GV-14] judges a second row for the same person and workspace against the first', () => {
    expect(told('a@b.co,vic-admin,Studio\nA@B.co,vic-admin,2\na@b.co,workspace-admin,Studio')).toEqual([
      ['valid'],
      ['duplicate', 'null: duplicate'],
      ['needsUpdate', 'role: held-otherwise'],
    ]);
    expect(told('a@b.co,account-admin,\na@b.co,account-admin,Studio')).toEqual([
      ['valid'],
      ['duplicate', 'null: duplicate'],
    ]);
  });

  it('[GV-14] judges no row against one that is not sent', () => {
    const rows = [{ email: 'a@b.co', role: 'vic-admin', workspaceId: 2, status: 'accepted' }] as const;
    const twice = 'a@b.co,workspace-admin,Studio\n'.repeat(2);
    expect(told(twice, { rows }).map(([status]) => status)).toEqual(['needsUpdate', 'needsUpdate']);
  });

  it('[INV-22, GV-9] takes an owner beside others of the same file', () => {
    expect(told('a@b.co,vic-admin,Studio\nc@d.co,workspace-owner,Studio')).toEqual([['valid'], ['valid']]);
  });

  it('[INV-22, GV-9] takes one owner for each workspace', () => {
    expect(
      told('a@b.co,workspace-owner,Studio\nc@d.co,workspace-owner,Studio\ne@f.co,workspace-admin,Studio'),
    ).toEqual([['valid'], ['invalid', 'role: owner-open'], ['valid']]);
  });
});

describe('the bounds of an import file', () => {
  it('[GV-13] are 10,000 data rows', () => {
    expect(CSV_MAX_ROWS).toBe(10_000);
    expect(check('x\n'.repeat(10_001))).toMatchObject({ fileIssues: [{ code: 'too-many-rows' }], rows: [] });
  });

  it('[GV-13] leave out blank lines, and hold what just fits', () => {
    const limits = { maxRows: 2 };
    expect(check('x\n\n\ny\n\n', { limits })).toMatchObject({
      fileIssues: [],
      rows: [{ row: 1 }, { row: 2 }],
    });
    expect(check('x\n\n\ny\n\nz', { limits }).fileIssues).toEqual([{ code: 'too-many-rows' }]);
  });

  it.each([
    ['x', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\ud7ff', 3],
    ['\ue000', 3],
    ['\u{10000}', 4],
    ['\u{10ffff}', 4],
  ])('[GV-13] count bytes as UTF-8: %j takes %i', (text, bytes) => {
    const body = `"${text}"`;
    const maxBytes = HEADER.length + 2 + bytes;
    expect(check(body, { limits: { maxBytes } }).fileIssues).toEqual([]);
    expect(check(body, { limits: { maxBytes: maxBytes - 1 } }).fileIssues).toEqual([
      { code: 'file-too-large' },
    ]);
  });

  it('end the reading: after an issue with the whole file no row comes any more', () => {
    const checker = new ImportChecker(QUESTION);
    expect([checker.push('nothing\n'), checker.push('a@b.co,vic-admin,Studio\n'), checker.end()]).toEqual([
      [],
      [],
      [],
    ]);
    expect(checker.fileIssues.map(({ code }) => code)).toEqual([
      'column-missing',
      'column-missing',
      'column-missing',
    ]);
  });
});

describe('the laws of an import', () => {
  const email = fc.constantFrom('a@b.co', 'A@b.co', '+c@d.co', '=e@f.co', '', 'x', INVITER);
  const role = fc.constantFrom<string>(...STORED_ROLES, 'Workspace Admin', '', '6', '@"x"');
  const workspace = fc.constantFrom('Studio', 'main', '2', '', 'At,tic', 'line\r\nbreak');
  const endsAt = fc.constantFrom('', '', '2026-12-31', '1.2.2027', '31.12.2020', 'soon');
  const cells = fc.array(fc.record({ email, role, workspace, endsAt }), { maxLength: 12 });
  const isFilled = (row: object) => Object.values(row).some((cell) => cell !== '');

  it('[GV-14, GV-15] a printed row, read, is the row', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        expect(checkImport(printImport(rows), QUESTION).rows.map((each) => each.cells)).toEqual(
          rows.filter(isFilled),
        );
      }),
    );
  });

  it('[GV-14] the valid rows alone are valid, row by row', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const valid = checkImport(printImport(rows), QUESTION).rows.filter(
          ({ status }) => status === 'valid',
        );
        const again = checkImport(printImport(valid.map((each) => each.cells)), QUESTION).rows;
        expect(again.map(({ status }) => status)).toEqual(valid.map(() => 'valid'));
      }),
    );
  });

  it('[GV-14] every row that has anything in it is answered, and only a valid one has no issue', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const checked = checkImport(printImport(rows), QUESTION).rows;
        expect(checked.map(({ row }) => row)).toEqual(rows.filter(isFilled).map((_row, at) => at + 1));
        for (const { status, issues } of checked) expect(issues.length === 0).toBe(status === 'valid');
      }),
    );
  });

  it('[GV-14] the rows are the same in pieces', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const file = printImport(rows);
        const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_piece, at) =>
          file.slice(at * size, (at + 1) * size),
        );
        expect(checkImport(pieces, QUESTION)).toEqual(checkImport(file, QUESTION));
      }),
      { numRuns: 200 },
    );
  });
});

it('[GV-13] a file of more rows than are printed at once is one text', () => {
  const rows = Array.from({ length: 1_100 }, (_row, at) => ({
    email: `crew${at}@example.org`,
    role: 'vic-admin',
    workspace: 'Studio',
    endsAt: '',
  }));
  expect(checkImport(printImport(rows), QUESTION).rows.map(({ cells }) => cells)).toEqual(rows);
});

it('[GV-13] the template is a file that can be imported', () => {
  expect(checkImport(printTemplate('Studio'), QUESTION).rows).toMatchObject([
    { status: 'valid', workspaceId: 2 },
  ]);
});
