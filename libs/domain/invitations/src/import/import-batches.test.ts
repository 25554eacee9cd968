import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImport } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import { IMPORT_SLICE_LENGTH, listImportBatches } from './import-batches.ts';
import type { ImportBatch } from './import-batches.ts';
import { DEFAULT_WORKSPACE, INVITER, NOW_MS, WORKSPACE } from './invitation.fixture.ts';

const QUESTION: ImportQuestion = {
  inviterEmail: INVITER,
  workspaces: [DEFAULT_WORKSPACE, WORKSPACE],
  rows: [],
  nowMs: NOW_MS,
};
const HEADER = 'email,role,workspace\n';
const bodyOf = (count: number) =>
  Array.from({ length: count }, (_row, at) => `crew${at}@example.org,vic-admin,Studio\n`).join('');

/** All rows of the steps, unless the whole file is invalid. */
function sum(batches: readonly ImportBatch[]) {
  const { fileIssues = [], ignoredColumns = [] } = batches.at(-1) ?? {};
  return {
    fileIssues,
    ignoredColumns,
    rows: fileIssues.length > 0 ? [] : batches.flatMap(({ rows }) => rows),
  };
}

function cut(file: string, cuts: readonly number[]): string[] {
  const at = [...new Set(cuts.map((each) => each % (file.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...at].map((from, index) => file.slice(from, at[index] ?? file.length));
}

describe('an import in steps', () => {
  it('[GV-13, GV-14] answers its rows a few hundred at a time', () => {
    const file = HEADER + bodyOf(700);
    const batches = [...listImportBatches(file, QUESTION)];
    expect(batches.length).toBe(Math.ceil(file.length / IMPORT_SLICE_LENGTH) + 1);
    expect(Math.max(...batches.map(({ rows }) => rows.length))).toBeLessThan(300);
    expect(batches.map(({ isLast }) => isLast).indexOf(true)).toBe(batches.length - 1);
    expect(sum(batches)).toEqual(checkImport(file, QUESTION));
  });

  it('[GV-14] takes in what there is a part at a time, too, and judges by all of it', () => {
    const held = { role: 'vic-admin', workspaceId: 2, status: 'accepted' } as const;
    const rows = Array.from({ length: 5_000 }, (_row, at) => ({ ...held, email: `crew${at}@example.org` }));
    const question = { ...QUESTION, rows };
    const file = HEADER + bodyOf(2) + 'crew4999@example.org,vic-admin,Studio\n';
    const batches = [...listImportBatches(file, question)];
    expect(batches.map((batch) => batch.rows.length)).toEqual([0, 0, 3, 0]);
    expect(batches.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
    expect(batches.flatMap(({ fileIssues }) => fileIssues)).toEqual([]);
    expect(sum(batches).rows.map(({ status }) => status)).toEqual(Array(3).fill('duplicate'));
    expect(sum(batches)).toEqual(checkImport(file, question));
    expect(rows).toHaveLength(5_000);
  });

  it('does no step before it is asked for', () => {
    const taken: string[] = [];
    function* pieces() {
      for (const piece of [HEADER, 'a@b.co,vic-admin,Studio\n', 'c@d.co,vic-admin,Studio']) {
        taken.push(piece);
        yield piece;
      }
    }
    const steps = listImportBatches(pieces(), QUESTION);
    expect(taken).toEqual([]);
    steps.next();
    expect(taken).toEqual([HEADER]);
    expect(steps.next().value).toMatchObject({ rows: [{ email: 'a@b.co' }], isLast: false });
    expect(taken).toHaveLength(2);
  });

  it('[GV-13] ends with an issue of the whole file', () => {
    expect([...listImportBatches(['email,role\n', 'a@b.co,vic-admin\n'], QUESTION)]).toEqual([
      {
        rows: [],
        fileIssues: [{ code: 'column-missing', column: 'workspace' }],
        ignoredColumns: [],
        isLast: true,
      },
    ]);
    expect([...listImportBatches(`x\n${'y\n'.repeat(IMPORT_SLICE_LENGTH)}`, QUESTION)]).toHaveLength(1);
  });

  it('[GV-13] says of nothing that it is empty', () => {
    const empty = { rows: [], fileIssues: [{ code: 'file-empty' }], ignoredColumns: [], isLast: true };
    expect([...listImportBatches('', QUESTION)]).toEqual([empty]);
    expect([...listImportBatches([], QUESTION)]).toEqual([empty]);
  });
});

describe('the laws of pieces', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'a@b.co,vic-admin,Studio\n',
        'A@B.co;vic-admin;Studio\r\n',
        'c@d.co\tworkspace-owner\tStudio\r',
        '"é🎧@b.co",',
        '"',
        '\r',
        '\n',
        ',',
        'x',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const header = fc.constantFrom(
    'email,role,workspace\n',
    '\uFEFFemail;role;workspace\r\n',
    'email\trole\tworkspace\r',
    'email,role\n',
    '',
  );
  const limits = fc.record({ maxRows: fc.nat(6), maxBytes: fc.nat(160) }, { requiredKeys: [] });

  it('[GV-13, GV-14] the result is the same wherever the pieces are cut, whatever is wrong with the file', () => {
    fc.assert(
      fc.property(header, text, fc.array(fc.nat()), limits, (first, rest, cuts, given) => {
        const question = { ...QUESTION, limits: given };
        const file = first + rest;
        const whole = checkImport(file, question);
        const pieces = cut(file, cuts);
        expect(checkImport(pieces, question)).toEqual(whole);
        expect(checkImport(file.split(''), question)).toEqual(whole);
        expect(sum([...listImportBatches(pieces, question)])).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('[GV-13] what comes first in the file decides what is wrong with it', () => {
    const question = { ...QUESTION, limits: { maxRows: 1, maxBytes: 90 } };
    const long = HEADER + bodyOf(1);
    expect(checkImport(`${long}${' '.repeat(60)}\na,b,c\n`, question).fileIssues).toEqual([
      { code: 'file-too-large' },
    ]);
    expect(checkImport(`${long}a,b,c\n${' '.repeat(60)}`, question).fileIssues).toEqual([
      { code: 'too-many-rows' },
    ]);
    expect(checkImport(`email\n${' '.repeat(90)}`, question).fileIssues).toEqual([
      { code: 'column-missing', column: 'role' },
      { code: 'column-missing', column: 'workspace' },
    ]);
  });
});
