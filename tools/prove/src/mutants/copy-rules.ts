import { cp, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What laws import. */
const LIBRARIES = ['libs/catalog', 'libs/contract', 'libs/texts'];
const LEFT_OUT = new Set(['node_modules', 'reports', 'dist', 'tsconfig.json']);

/**
 * Copies the rules, and what their laws import, into a new folder for temporary files and returns it. The copies import each other;
 * outside packages are those of `root`.
 */
export async function copyRules(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'partyline-mutants-'));
  const domain = await readdir(join(root, 'libs/domain'));
  const libraries = [...LIBRARIES, ...domain.map((name) => `libs/domain/${name}`)];
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path));
  for (const library of libraries)
    await cp(join(root, library), join(copy, library), { recursive: true, filter });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@partyline'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@partyline' && !name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(packages, name));
  for (const library of libraries) {
    const { name } = JSON.parse(await readFile(join(copy, library, 'package.json'), 'utf8')) as {
      name: string;
    }; // checked by npm
    await symlink(join(copy, library), join(packages, name));
  }
  return copy;
}
