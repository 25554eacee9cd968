import { describe, expect, it } from 'vitest';
import { checkImport } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
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

describe('the bounds of an import file', () => {
  it('[GV-13] are 10,000 data rows, blank lines not counted', () => {
    expect(checkImport(`${HEADER}${bodyOf(10_000)}\n\n`, QUESTION)).toMatchObject({ fileIssues: [] });
    expect(checkImport(HEADER + bodyOf(10_001), QUESTION)).toMatchObject({
      fileIssues: [{ code: 'too-many-rows' }],
      rows: [],
    });
  });

  it('[GV-13] are 5 MB as UTF-8, in whatever pieces', () => {
    const mega = 2 ** 20;
    const fill = (bytes: number) => [
      HEADER,
      ...Array<string>(5).fill(' '.repeat(mega)),
      ' '.repeat(bytes - 5 * mega - HEADER.length),
    ];
    const codes = (pieces: string[]) => checkImport(pieces, QUESTION).fileIssues.map(({ code }) => code);
    const pieces = [HEADER, ' '.repeat(5 * mega - HEADER.length)];
    expect(codes(pieces)).toEqual([]);
    expect(codes(fill(5 * mega + 1 + HEADER.length))).toEqual(['file-too-large']);
    expect(codes([HEADER, 'ü'.repeat(2.5 * mega)])).toEqual(['file-too-large']);
    expect(codes([HEADER, '\n'.repeat(10), '漢'.repeat(1.7 * mega)])).toEqual(['file-too-large']);
  });

  it('[GV-13, GV-14] are reached in well under a second', () => {
    const file = HEADER + bodyOf(10_000);
    // The shortest of three: other processes may take the processor meanwhile.
    const times = Array.from({ length: 3 }, () => {
      const started = Date.now();
      const { rows } = checkImport(file, QUESTION);
      const ms = Date.now() - started;
      expect(rows.every(({ status }) => status === 'valid')).toBe(true);
      return ms;
    });
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});
