import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printImport } from '../csv/csv-header.ts';
import { checkImport } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import {
  DEFAULT_WORKSPACE,
  INVITER,
  NOW_MS,
  WORKSPACE,
  holderOf,
  workspaceOf,
} from './invitation.fixture.ts';
import { printChecked, reviewImport, type ImportEdits } from './review-import.ts';

const QUESTION: ImportQuestion = {
  inviterEmail: INVITER,
  workspaces: [DEFAULT_WORKSPACE, WORKSPACE],
  rows: [],
  nowMs: NOW_MS,
};
const HEADER = 'email,role,workspace,access ends\n';

function review(body: string, edits: ImportEdits = {}, more: Partial<ImportQuestion> = {}) {
  const question = { ...QUESTION, ...more };
  return reviewImport(checkImport(HEADER + body, question).rows, edits, question);
}
const statuses = (...given: Parameters<typeof review>) => review(...given).rows.map(({ status }) => status);
const suggestions = (...given: Parameters<typeof review>) => {
  const { rows, suggest } = review(...given);
  return rows.flatMap((row) =>
    suggest(row).map(({ field, value, issue }) => [row.sheetRow, field, value, issue?.code ?? 'offered']),
  );
};

describe('an import with edits', () => {
  it('[GV-14, PLUS-2] judges a corrected row, and every other row against it', () => {
    const body = 'bad,vic-admin,Studio,\nb@c.co,vic-admin,Studio,\n';
    expect(statuses(body)).toEqual(['invalid', 'valid']);
    expect(statuses(body, { 1: { cells: { email: 'a@c.co' } } })).toEqual(['valid', 'valid']);
    const { rows } = review(body, { 1: { cells: { email: 'B@c.co' } } });
    expect(rows.map(({ status, issues }) => [status, issues[0]?.otherRow])).toEqual([
      ['valid', undefined],
      ['duplicate', 2],
    ]);
  });

  it('[PLUS-2] leaves rows out: they are neither judged nor in the way', () => {
    const body = 'a@c.co,vic-admin,Studio,\nA@c.co,vic-admin,Studio,\n';
    const { rows, leftOut } = review(body, { 1: { isLeftOut: true } });
    expect(rows.map(({ sheetRow, status }) => [sheetRow, status])).toEqual([[3, 'valid']]);
    expect(leftOut).toBe(1);
  });

  it('[PLUS-2] counts the cells of a flawed row as shown once its user changed or confirmed them', () => {
    const body = 'a@c.co,vic-admin,Studio,,more\n';
    expect(statuses(body)).toEqual(['invalid']);
    expect(statuses(body, { 1: { cells: {} } })).toEqual(['valid']);
  });

  it('[GC-14, PLUS-2] refuses every row once its inviter may no longer invite there', () => {
    const body = 'a@c.co,vic-admin,Studio,\nb@c.co,vic-admin,Studio,\n';
    const workspaces = [{ ...WORKSPACE, roleType: 'invited' as const, subject: holderOf('endpoint-user') }];
    const { rows } = review(body, {}, { workspaces });
    expect(rows.map(({ issues }) => issues.map(({ field, code }) => [field, code]))).toEqual([
      [['workspace', 'no-right']],
      [['workspace', 'no-right']],
    ]);
  });
});

describe('a suggestion', () => {
  const named = [DEFAULT_WORKSPACE, workspaceOf(2, { name: 'Studio A' }), workspaceOf(3, { name: 'Foyer' })];

  it('[PLUS-2] is the one name that is near: of a workspace, a role, a day or a domain', () => {
    const body = [
      'a@c.co,vic-admin,Studo A,',
      'b@c.co,Worksapce Admin,Foyer,',
      'c@c.co,vic-admin,Foyer,12/31/2026',
      'd@gmial.com,vic-admin,Foyer,',
      'Ann <e@c.co>,vic-admin,Foyer,',
      'f@c,vic-admin,Foyer,',
    ].join('\n');
    expect(suggestions(body, {}, { workspaces: named })).toEqual([
      [2, 'workspace', 'Studio A', 'offered'],
      [3, 'role', 'Workspace Admin', 'offered'],
      [4, 'endsAt', '2026-12-31', 'offered'],
      [5, 'email', 'd@gmail.com', 'offered'],
      [6, 'email', 'e@c.co', 'offered'],
      [7, 'email', 'f@c.co', 'offered'],
    ]);
  });

  it('[PLUS-2] is none where two are equally near, nor where none is', () => {
    const twins = [
      DEFAULT_WORKSPACE,
      workspaceOf(2, { name: 'Studio A' }),
      workspaceOf(3, { name: 'Studio B' }),
    ];
    const body =
      'a@c.co,vic-admin,Studio C,\nb@c.co,vic-admin,Attic,\nc@c.co,king,Studio A,\nd@c.co,vic-admin,Studio A,4/5/2027';
    expect(suggestions(body, {}, { workspaces: twins })).toEqual([]);
  });

  it('[PLUS-2] says that the row would be the same as another one, above or below it', () => {
    const body = 'a@c.co,vic-admin,Studo A,\na@c.co,vic-admin,Studio A,\n';
    const { rows, suggest } = review(body, {}, { workspaces: named });
    expect(rows.flatMap((row) => suggest(row))).toMatchObject([
      { value: 'Studio A', issue: { code: 'duplicate', otherRow: 3 } },
    ]);
  });

  it('[PLUS-2] says that the user is there already, holds another role, or that it is refused', () => {
    const rows = [
      { email: 'a@c.co', role: 'vic-admin', workspaceId: 2, status: 'accepted' },
      { email: 'b@c.co', role: 'endpoint-user', workspaceId: 2, status: 'pending' },
    ] as const;
    const body =
      'a@c.co,vic-admin,Studo A,\nb@c.co,vic-admin,Studo A,\nc@c.co,Acount Owner,Studio A,\nd@c.co,vic-admin,Foyer,1/1/2020\n';
    expect(suggestions(body, {}, { workspaces: named, rows })).toEqual([
      [2, 'workspace', 'Studio A', 'duplicate'],
      [3, 'workspace', 'Studio A', 'held-otherwise'],
      [4, 'role', 'Account Owner', 'role-not-grantable'],
      [5, 'endsAt', '2020-01-01', 'end-date-past'],
    ]);
  });

  it('[PLUS-2] corrects one of two wrong cells', () => {
    expect(suggestions('a@c.co,king,Studo A,', {}, { workspaces: named })).toEqual([
      [2, 'workspace', 'Studio A', 'offered'],
    ]);
  });

  it('[PLUS-2] offers the merged cell above for a role or a workspace that is missing', () => {
    const body = 'a@c.co,vic-admin,Studio,2026-12-31\nb@c.co,,,\nc@c.co,,,\n';
    expect(suggestions(body)).toEqual([
      [3, 'role', 'vic-admin', 'offered'],
      [3, 'workspace', 'Studio', 'offered'],
      [4, 'role', 'vic-admin', 'offered'],
      [4, 'workspace', 'Studio', 'offered'],
    ]);
  });

  it("[PLUS-2] takes and suggests roles by the reader's names", () => {
    const roleNames = [{ role: 'vic-admin', name: 'Intercom-Administrator' }] as const;
    const body = 'a@c.co,Intercom-Administrator,Studio,\nb@c.co,Intercom-Adminstrator,Studio,';
    expect(statuses(body, {}, { roleNames })).toEqual(['valid', 'invalid']);
    expect(suggestions(body, {}, { roleNames })).toEqual([[3, 'role', 'Intercom-Administrator', 'offered']]);
  });

  it('[PLUS-2] leaves the address of a valid owner alone, and domains that are known', () => {
    expect(suggestions('a@gmial.com,workspace-owner,Studio,\nb@mail.com,vic-admin,Studio,')).toEqual([]);
  });
});

describe('the laws of suggestions', () => {
  const email = fc.constantFrom('a@b.co', 'A@b.co', 'a@gmial.com', 'a@gmail.com', 'x', 'a@b', '<c@b.co>');
  const role = fc.constantFrom<string>(...STORED_ROLES, 'vic-admni', 'king', '');
  const workspace = fc.constantFrom('Studio', 'Studoi', 'Main', 'Mian', '', 'Attic');
  const endsAt = fc.constantFrom('', '2026-12-31', '31/12/2026', '1/2/2027', '1/1/2020');
  const cells = fc.array(fc.record({ email, role, workspace, endsAt }), { maxLength: 8 });
  const rows = [{ email: 'a@b.co', role: 'vic-admin', workspaceId: 2, status: 'accepted' }] as const;

  it('[PLUS-2, GV-14] an offered one, taken, leaves its cell without an issue and adds no duplicate', () => {
    fc.assert(
      fc.property(cells, (listed) => {
        const question = { ...QUESTION, rows };
        const read = checkImport(printImport(listed), question).rows;
        const before = reviewImport(read, {}, question);
        const countOf = (review: typeof before) =>
          review.rows.filter(({ status }) => status === 'duplicate' || status === 'needsUpdate').length;
        for (const row of before.rows) {
          for (const { field, value, issue } of before.suggest(row)) {
            if (issue !== null) continue;
            const after = reviewImport(read, { [row.row]: { cells: { [field]: value } } }, question);
            const taken = after.rows.find((each) => each.row === row.row);
            expect(taken?.issues.some((each) => each.field === field || each.code === 'duplicate')).toBe(
              false,
            );
            expect(countOf(after)).toBeLessThanOrEqual(countOf(before));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[GV-14] without edits, a review is the check of the file', () => {
    fc.assert(
      fc.property(cells, (listed) => {
        const { rows: read } = checkImport(printImport(listed), QUESTION);
        const again = reviewImport(read, {}, QUESTION).rows;
        expect(again).toEqual(read);
        expect(again.every((row, at) => row === read[at])).toBe(true);
      }),
    );
  });
});

it('[INV-30, PLUS-4, GX-27] prints checked rows so that they mean the same in another time zone', () => {
  const question = { ...QUESTION, timeZone: 'Europe/Berlin' };
  const { rows } = checkImport(
    `${HEADER}a@c.co,Workspace Admin,Studio,31.12.2026\nb@c.co,vic-admin,Studio,`,
    question,
  );
  const again = checkImport(printChecked(rows), QUESTION).rows;
  const facts = (list: typeof rows) =>
    list.map(({ email, role, workspaceId, endsAtMs }) => [email, role, workspaceId, endsAtMs]);
  expect(facts(again)).toEqual(facts(rows));
  expect(again[0]?.endsAtMs).toBe(Date.parse('2026-12-31T22:59:59.999Z'));
});
