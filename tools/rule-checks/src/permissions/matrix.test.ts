import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ACTIONS,
  ACCOUNT_BRANCHES,
  RIGHTS,
  TRIAL_DENIED_ACTIONS,
  WORKSPACE_KINDS,
} from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { checkMatrix } from './matrix-file.ts';
import { renderMatrix } from './matrix.ts';
import { OUR_TABLES } from './permission-tables.ts';

const text = renderMatrix(OUR_TABLES);
const root = join(import.meta.dirname, '../../../..');

function cellsBelow(heading: string): Map<string, string> {
  const lines = (text.split(`## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.split('\n') ?? [];
  const [head = [], , ...rows] = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  return new Map(
    rows.flatMap(([action, ...cells]) => cells.map((cell, index) => [`${head[index + 1]} ${action}`, cell])),
  );
}

const denied: readonly string[] = TRIAL_DENIED_ACTIONS;
const wordFor = (held: readonly string[], action: string) => {
  if (!held.includes(action)) return '·';
  return denied.includes(action) ? 'paid' : 'yes';
};

it('is the file in the repository', async () => {
  expect(await readFile(join(root, 'docs/permission-matrix.md'), 'utf8')).toBe(text);
});

it('is not changed by the formatter', async () => {
  const { code } = await format('permission-matrix.md', text, {
    singleQuote: true,
    printWidth: 110,
  });
  expect(code).toBe(text);
});

it.each(ACCOUNT_BRANCHES)('[GC-3, GC-5] lists the rights in the account: %s', (branch) => {
  const cells = cellsBelow(`In the account: ${branch}`);
  for (const role of STORED_ROLES)
    for (const action of ACTIONS)
      expect(cells.get(`${role} ${action}`) ?? '·').toBe(wordFor(RIGHTS[role].account[branch], action));
});

it.each(WORKSPACE_KINDS)('[GC-3, GC-5] lists the rights in a workspace: %s', (kind) => {
  const cells = cellsBelow(`In a workspace: ${kind}`);
  for (const role of STORED_ROLES)
    for (const action of ACTIONS)
      expect(cells.get(`${role} ${action}`) ?? '·').toBe(wordFor(RIGHTS[role].workspace[kind], action));
});

it('[GC-3] lists the rights on instances', () => {
  const cells = cellsBelow('On instances');
  for (const role of STORED_ROLES)
    for (const action of ACTIONS)
      expect(cells.get(`${role} ${action}`) ?? '·').toBe(wordFor(RIGHTS[role].instance, action));
});

it('says that it is generated, and how', () => {
  expect(text).toMatch(/^# Who may do what\n\n> \*\*Generated\.\*\*/);
  expect(text).toContain('npm run check:rules -- --write');
});

it('[GC-5, GP-6, HZ-6] names what a trial denies and what a customer of a partner may not do', () => {
  expect(text).toContain(`no role may ${denied.map((action) => `\`${action}\``).join(', ')} anywhere.`);
  expect(text).toContain(
    "## What a partner's customer may not do\n\n`update`, `cancel`, `buy`, `unsubscribe` of plans",
  );
});

it('changes with every table that it shows', () => {
  const { intendedGaps, trialDenials, treeFor } = OUR_TABLES;
  const others = [
    { intendedGaps: intendedGaps.slice(1) },
    { trialDenials: trialDenials.slice(1) },
    {
      treeFor: (question: Parameters<typeof treeFor>[0]) => ({
        ...treeFor(question),
        instance: [],
      }),
    },
  ];
  for (const other of others) expect(renderMatrix({ ...OUR_TABLES, ...other })).not.toBe(text);
});

it('finds a matrix that is missing, stale, cut off or too long, and where it differs first', () => {
  const found = (current: string | null) =>
    checkMatrix('m.md', current, text).map(({ file, path, rule, message }) => [file, path, rule, message]);
  expect(found(text)).toEqual([]);
  expect(found(null)).toEqual([['m.md', '$', 'matrix-missing', 'This file is missing; --write writes it.']]);
  const stale = 'This differs from the permission table; --write updates it.';
  expect(found('')).toEqual([['m.md', '$', 'matrix-stale', `${stale} (line 1)`]]);
  expect(found(text.replace('**Generated.**', ''))).toEqual([
    ['m.md', '$', 'matrix-stale', `${stale} (line 3)`],
  ]);
  const lines = text.split('\n').length;
  expect(found(`${text}more`)).toEqual([['m.md', '$', 'matrix-stale', `${stale} (line ${lines})`]]);
  expect(found(`${text}\nmore`)).toEqual([['m.md', '$', 'matrix-stale', `${stale} (line ${lines + 1})`]]);
  expect(found(text.replaceAll('\n', '\r\n'))).toHaveLength(1);
});
