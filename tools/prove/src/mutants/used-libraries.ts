import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The libraries that each library uses, itself among them, directly or through others. */
export type UsedLibraries = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /from '@partyline\/([a-z-]+)/g;

/** Reads which libraries use which, from the imports of their sources, laws included. */
export async function readUsedLibraries(root: string): Promise<UsedLibraries> {
  const direct = new Map<string, Set<string>>();
  for (const path of globSync('libs/{domain/*,catalog,contract,texts}/src/**/*.ts', {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts') || name === 'node_modules',
  })) {
    const library = path.split('/src/')[0]?.split('/').at(-1) ?? '';
    const uses = direct.get(library) ?? new Set([library]);
    direct.set(library, uses);
    for (const [, used] of (await readFile(join(root, path), 'utf8')).matchAll(IMPORT))
      if (used !== undefined) uses.add(used);
  }
  return new Map([...direct.keys()].map((library) => [library, reach(library, direct)]));
}

function reach(from: string, direct: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set([from]);
  // A set walks what is added on the way, too.
  for (const library of reached) for (const used of direct.get(library) ?? []) reached.add(used);
  return reached;
}
