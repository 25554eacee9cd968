import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const SOURCES = ['apps/portal', 'libs'] as const;
const SINGLE_FILES = ['package-lock.json', 'tsconfig.base.json'] as const;
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'reports', 'test-results']);

/** Written by the build from files that are hashed anyway. */
const GENERATED_BY_BUILD = /^apps\/portal\/.*\.gen\.ts$/;
const TESTS = /\.test\.tsx?$|\.md$/;

export async function hashPortalInputs(
  checkout: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const files = (await Promise.all(SOURCES.map((folder) => listFiles(checkout, folder)))).flat();
  const paths = [...files, ...SINGLE_FILES].sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(paths.map((path) => readFile(join(checkout, path))));
  paths.forEach((path, index) =>
    hash.update(`${path}\0${contents[index]?.length ?? 0}\0`).update(contents[index] ?? ''),
  );
  for (const [name, value] of Object.entries(environment).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value ?? ''}\0`);
  return hash.digest('hex');
}

async function listFiles(checkout: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(checkout, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory() && !IGNORED_FOLDERS.has(entry.name))
      files.push(...(await listFiles(checkout, path)));
    if (entry.isFile() && !GENERATED_BY_BUILD.test(path) && !TESTS.test(path)) files.push(path);
  }
  return files;
}
