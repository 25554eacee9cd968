import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../test.ts';

const ASSETS = join(import.meta.dirname, '../../../../portal/dist/assets');
const IMPORT = /(?:from|import)"\.\/([\w~.-]+\.js)"/g;

/** Reads the files that each script of the built portal imports before it runs. */
async function readImports(): Promise<ReadonlyMap<string, readonly string[]>> {
  const scripts = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const entries = scripts.map(async (name) => {
    const text = await readFile(join(ASSETS, name), 'utf8');
    return [name, [...text.matchAll(IMPORT)].map(([, imported = '']) => imported)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Returns what is left once files without an unread import are removed again and again: circles and their importers. */
function listCircular(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (;;) {
    const ready = [...left].filter(([, names]) => !names.some((name) => left.has(name)));
    if (ready.length === 0) return [...left.keys()];
    for (const [name] of ready) left.delete(name);
  }
}

test('no two scripts of the built portal import each other, which would leave constants unset', async () => {
  const imports = await readImports();
  expect(imports.size).toBeGreaterThan(50);
  expect(listCircular(imports)).toEqual([]);
});

test('the file of the libraries tells Chromium in its first line to compile it while it loads', async () => {
  const names = (await readdir(ASSETS)).filter((name) => /^vendor-.*\.js$/.test(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const text = await readFile(join(ASSETS, name), 'utf8');
    expect(text.slice(0, text.indexOf('\n'))).toBe('//# allFunctionsCalledOnLoad');
  }
});
