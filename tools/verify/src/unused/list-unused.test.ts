import { REPOSITORY } from '@partyline/tools-processes';
import { expect, it } from 'vitest';
import { EXCEPTIONS } from './exceptions.ts';
import { judgeReport, listUnused } from './list-unused.ts';

it('finds every file and export used by the product, but for the exceptions', async () => {
  expect(await listUnused(REPOSITORY)).toEqual({ found: [], spent: [] });
});

const expected = Object.keys(EXCEPTIONS).map((name) => ({ name }));

it('names an unused export, an unused type and an unused file', () => {
  const issues = [
    { file: 'libs/domain/roles/src/index.ts', exports: [{ name: 'unused' }], types: [{ name: 'Unused' }] },
    { file: 'apps/api/src/lost.ts', files: [{ name: 'apps/api/src/lost.ts' }] },
    { file: 'apps/api/src/expected.ts', exports: [...expected, { name: 'MOVE_REFUSALS' }] },
  ];
  expect(judgeReport(JSON.stringify({ issues }))).toEqual({
    found: [
      'apps/api/src/lost.ts',
      'libs/domain/roles/src/index.ts: unused',
      'libs/domain/roles/src/index.ts: Unused',
    ],
    spent: [],
  });
});

it('names an exception that is used by now', () => {
  const issues = [{ file: 'a.ts', exports: expected.slice(1) }];
  expect(judgeReport(JSON.stringify({ issues })).spent).toEqual([expected[0]?.name]);
});
