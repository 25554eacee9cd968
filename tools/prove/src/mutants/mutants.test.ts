import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@partyline/tools-processes';
import { expect, it } from 'vitest';
import { findLaws } from '../book/find-laws.ts';
import { mutantCell } from '../book/render-mutants.ts';
import { readBook } from '../run.ts';
import { countChangedTokens, plant, readMutants } from './mutant-list.ts';
import { MUTANTS_REFUTED, runMutants } from './run-mutants.ts';

const sourceOf = (file: string) => readFile(join(REPOSITORY, 'libs/domain', file), 'utf8');

it('[PLUS-38] plants more than a hundred faults of one token over all rule libraries, each at one place', async () => {
  const mutants = await readMutants(REPOSITORY);
  expect(mutants.length).toBeGreaterThanOrEqual(100);
  expect(new Set(mutants.map(({ file, text }) => `${file} ${text}`)).size).toBe(mutants.length);
  for (const mutant of mutants) {
    expect(plant(mutant, await sourceOf(mutant.file))).toContain(mutant.replacement);
    expect(Math.max(...countChangedTokens(mutant)), mutant.text).toBe(1);
  }
  const libraries = new Set(mutants.map(({ file }) => file.split('/')[0]));
  expect([...libraries].toSorted()).toEqual([
    ...['alerts', 'device-state', 'display', 'export', 'invitations', 'kernel', 'notifications'],
    ...[
      'permissions',
      'pricing',
      'roles',
      'schedules',
      'session',
      'subscriptions',
      'validation',
      'workspaces',
    ],
  ]);
});

it('[PLUS-38] has their table in the book, with at least 95 of a hundred refuted and a reason for each of the others', async () => {
  const mutants = await readMutants(REPOSITORY);
  const { mutants: part } = await readBook(REPOSITORY);
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(mutants.length);
  for (const [index, mutant] of mutants.entries()) {
    expect(rows[index], 'run npm run prove -- --mutants').toContain(mutantCell(mutant));
    expect(rows[index]).toContain(mutant.survives ?? 'refuted by');
  }
  const refuted = mutants.filter(({ survives }) => survives === undefined);
  expect(refuted.length / mutants.length).toBeGreaterThanOrEqual(MUTANTS_REFUTED);
});

it('refutes a planted fault, and leaves the checkout as it is', async () => {
  const [first] = await readMutants(REPOSITORY);
  if (first === undefined) throw new Error('There is no mutant.');
  const before = await sourceOf(first.file);
  const laws = (await findLaws(REPOSITORY)).filter(({ law }) => law.name === first.law);
  expect(await runMutants(REPOSITORY, [first], laws)).toEqual([{ mutant: first, refutedBy: first.law }]);
  const harmless = { file: first.file, text: first.text, replacement: first.text };
  expect(await runMutants(REPOSITORY, [harmless], laws)).toEqual([{ mutant: harmless, refutedBy: null }]);
  expect(await sourceOf(first.file)).toBe(before);
});

it('refuses a fault whose place is gone or no longer the only one', () => {
  const mutant = { file: 'a.ts', text: 'a < b', replacement: 'a <= b' };
  expect(() => plant(mutant, 'a > b')).toThrow('"a < b" occurs 0 times in a.ts, not once.');
  expect(() => plant(mutant, 'a < b && a < b')).toThrow('"a < b" occurs 2 times in a.ts, not once.');
});
