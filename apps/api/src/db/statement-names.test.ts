import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** Pattern of statement names in repositories. */
const NAMED = /\bname: (?<name>['`][^'`]+['`]),\s*text:/g;

async function namedStatements(): Promise<readonly { readonly name: string; readonly file: string }[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(SOURCES, file), 'utf8');
      return [...text.matchAll(NAMED)].map(({ groups }) => ({ name: groups?.['name'] ?? '', file }));
    }),
  );
  return found.flat();
}

// Two statements of the same name fail only on connections that have seen the first.
it('no two statements have the same name', async () => {
  const statements = await namedStatements();
  const files = Map.groupBy(statements, ({ name }) => name);
  const shared = [...files].filter(([, places]) => places.length > 1);
  expect(statements.length, 'statements found').toBeGreaterThan(80);
  expect(shared).toEqual([]);
});
