import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../process/process-identity.ts';
import { Refusal, systemCode } from '../process/refusal.ts';
import { ROOT_HOME } from './binaries.ts';
import { readPostmaster } from './orphan.ts';
import { canReach, type RunAs } from './run-as.ts';

const POINTER = 'cluster-is-in';
const ORIGIN = 'belongs-to';
const PREFIX = 'partyline-data-';

/** Creates the data folder if absent; returns its real path. */
export async function prepareDataFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  const probe = join(real, `.write-probe-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
  return real;
}

/** Returns the cluster's folder: inside the data folder, or where its pointer leads. */
export async function locateCluster(folder: string): Promise<string> {
  const pointer = await readFile(join(folder, POINTER), 'utf8').catch(() => null);
  return pointer?.trim() || join(folder, 'cluster');
}

export async function ownerOf(cluster: string): Promise<RunAs | undefined> {
  try {
    const { uid, gid } = await stat(cluster);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of the cluster: below /var/lib, with a pointer in the data folder, if its user may not enter that (root, below
 * a folder of root's).
 */
export async function placeCluster(
  folder: string,
  runAs: RunAs | undefined,
  say: (line: string) => void,
): Promise<string> {
  const located = await locateCluster(folder);
  if (!runAs) return located;
  // Secret files have mode 0600, so letting the user pass through reveals nothing.
  await chmod(folder, 0o711);
  if (await canReach(runAs, located)) return located;
  const home = join(ROOT_HOME, `${PREFIX}${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  const outside = join(home, 'cluster');
  if (located !== join(folder, 'cluster'))
    throw new Refusal(`PostgreSQL's user may not enter ${located}, where the database is.`);
  await mkdir(home, { recursive: true, mode: 0o711 });
  await writeFile(join(home, ORIGIN), folder, { mode: 0o600 });
  await setAside(outside, join(home, 'cluster-before'));
  await setAside(located, outside);
  await writeFile(join(folder, POINTER), outside, { mode: 0o600 });
  say(`The database is stored in ${outside}, because PostgreSQL's user may not enter ${folder}.`);
  return outside;
}

async function setAside(from: string, to: string): Promise<void> {
  if (!(await ownerOf(from))) return;
  await rm(to, { recursive: true, force: true });
  await rename(from, to).catch(() => {
    throw new Refusal(`The database in ${from} must be moved to ${to} by hand: it is on another disk.`);
  });
}

/** Removes external clusters whose temporary data folder no longer exists. */
export async function sweepOrphanedClusters(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (const name of await readdir(ROOT_HOME).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const home = join(ROOT_HOME, name);
    const origin = await readFile(join(home, ORIGIN), 'utf8').catch(() => null);
    if (!origin?.startsWith(`${await realpath(tmpdir())}/`)) continue;
    const server = await readPostmaster(join(home, 'cluster'));
    const inUse = server !== undefined && isRunning(server.pid);
    if (!inUse && !(await ownerOf(origin))) await rm(home, { recursive: true, force: true });
  }
}

/** Loads the password, which is created once, readable by its owner only. */
export async function loadPassword(folder: string, cluster: string): Promise<string> {
  const file = join(folder, 'password');
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (stored) return stored.trim();
  if (await ownerOf(cluster))
    throw new Refusal(`The password of the database in ${cluster} is missing: bring ${file} back.`);
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}
