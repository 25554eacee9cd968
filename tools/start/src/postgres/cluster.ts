import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../process/refusal.ts';
import type { Binaries } from './binaries.ts';
import { ownerOf } from './cluster-folder.ts';
import type { RunAs } from './run-as.ts';

/** Name of the database and of its administrator. */
export const DATABASE_NAME = 'partyline';

const DRAFT = '.new-';

/** Without variables that change their behaviour. */
export const CLEAN_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' } as const;

/** Creates the cluster if it is missing; it gets its name only when complete. */
export async function ensureCluster(options: {
  binaries: Binaries;
  cluster: string;
  password: string;
  runAs: RunAs | undefined;
  durable: boolean;
}): Promise<void> {
  const { cluster, runAs } = options;
  if (await ownerOf(join(cluster, 'PG_VERSION'))) return;
  await discardDrafts(cluster);
  // A killed start's initdb may still write to its own.
  const draft = `${cluster}${DRAFT}${process.pid}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  if (runAs) {
    await chown(draft, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await runInitdb(options.binaries.initdb, draft, passwordFile, options);
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function discardDrafts(cluster: string): Promise<void> {
  const home = dirname(cluster);
  const drafts = (await readdir(home)).filter((name) => name.startsWith(`${basename(cluster)}${DRAFT}`));
  for (const name of drafts)
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
}

function runInitdb(
  initdb: string,
  folder: string,
  passwordFile: string,
  options: { runAs: RunAs | undefined; durable: boolean },
): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts alike on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.durable ? [] : ['--no-sync']),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, flags, {
      ...options.runAs,
      cwd: '/',
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`PostgreSQL could not make its database: ${lastLine(complaint)}.`));
    });
  });
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return (lines[0] ?? text.trim().split('\n').at(-1) ?? 'no reason given').trim().replace(/\.$/, '');
}
