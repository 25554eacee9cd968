import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { listUnusedExports } from './unused-exports.ts';

const root = join(import.meta.dirname, '../../..');

const sources = ['apps', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/node_modules|\/dist(?:\/|$)/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
);

it('finds every export of a domain library used outside its library', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(listUnusedExports(sources)).toEqual([]);
});

const index = {
  path: 'libs/domain/roles/src/index.ts',
  text: "export { used, unused } from './a.ts';\nexport type { Used, Unused } from './b.ts';\n",
};
const EVERY_EXPORT = ['used', 'unused', 'Used', 'Unused'].map((name) => `@partyline/roles: ${name}`);
const importing = "import { used, type Used as Other } from '@partyline/roles';";

it.each([
  ['the product', 'apps/api/src/a.ts', ['@partyline/roles: unused', '@partyline/roles: Unused']],
  ['a tool', 'tools/support/src/a.ts', ['@partyline/roles: unused', '@partyline/roles: Unused']],
  ['a test alone', 'apps/api/src/a.test.ts', EVERY_EXPORT],
  ['the fixtures of tests alone', 'apps/api/src/testing/a.ts', EVERY_EXPORT],
  ['a browser test alone', 'apps/portal-e2e/src/a.ts', EVERY_EXPORT],
  ['the bench alone', 'tools/bench/src/a.ts', EVERY_EXPORT],
])('counts an import by %s', (_who, path, unused) => {
  expect(listUnusedExports([index, { path, text: importing }])).toEqual(unused);
});

it('does not ask for the users of a closed list of codes', () => {
  const codes = {
    ...index,
    text: "export { MOVE_REFUSALS } from '../../../libs/domain/device-state/src/changes/move-decision.ts';",
  };
  expect(listUnusedExports([codes])).toEqual([]);
});
