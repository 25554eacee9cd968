import { cp, mkdir, mkdtemp, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { REPOSITORY } from '@partyline/tools-processes';

const NOT_COPIED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'reports', 'test-results']);
const OURS = '@partyline';

/** Copies what the generators add to and its checks into a new folder, with the installed packages linked. */
export async function copyWorkspace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'generators-'));
  const files = (await readdir(REPOSITORY, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const path of [...files.map(({ name }) => name), 'apps/portal', 'apps/portal-e2e', 'libs', 'tools'])
    await cp(join(REPOSITORY, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(basename(source)),
    });
  await linkPackages(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Links every package, and ours to the copies: their links are relative. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(join(to, OURS), { recursive: true });
  for (const name of await readdir(from))
    if (name !== OURS && !name.startsWith('.')) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, OURS)))
    await symlink(await readlink(join(from, OURS, name)), join(to, OURS, name));
}

/** Writes the changes of a tree, as Nx does after a generator, and returns their paths. */
export async function writeChanges(tree: Tree): Promise<readonly string[]> {
  const changes = tree.listChanges();
  for (const { path, content } of changes) {
    if (content === null) continue;
    await mkdir(dirname(join(tree.root, path)), { recursive: true });
    await writeFile(join(tree.root, path), content);
  }
  return changes.map(({ path }) => path);
}
