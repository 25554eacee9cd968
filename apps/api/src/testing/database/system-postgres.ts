import { randomBytes } from 'node:crypto';
import { accessSync, readFileSync } from 'node:fs';
import { chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, outputOf, startCommand } from '@partyline/tools-processes';
import pg from 'pg';
import { until } from '../until.ts';

export interface InstalledPostgres {
  readonly version: number;
  /** Folder of its programs. */
  readonly bin: string;
}

/** A server with an empty cluster. */
export interface SystemPostgres {
  /** The superuser's address. */
  readonly url: string;
  /** Its TLS certificate; null without openssl. */
  readonly certificate: string | null;
  stop(): Promise<void>;
}

const VERSIONS = [15, 16, 17, 18] as const;
const FOLDERS = (version: number): readonly string[] => [
  `/usr/lib/postgresql/${version}/bin`,
  `/usr/pgsql-${version}/bin`,
  `/opt/homebrew/opt/postgresql@${version}/bin`,
  `/usr/local/opt/postgresql@${version}/bin`,
];
const TOOLS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'] as const;
const USER = 'partyline';

/** Finds the oldest supported PostgreSQL installed here; null for none. */
export function findSystemPostgres(): InstalledPostgres | null {
  const installed = VERSIONS.flatMap((version) => FOLDERS(version).map((bin) => ({ version, bin })));
  return installed.find(({ bin }) => TOOLS.every((tool) => isThere(join(bin, tool)))) ?? null;
}

/** Starts a server on 127.0.0.1 like a managed one: linguistic collation, with and without TLS. */
export async function startSystemPostgres({ bin }: InstalledPostgres): Promise<SystemPostgres> {
  const runAs = process.getuid?.() === 0 ? await ordinaryUser() : {};
  const folder = await mkdtemp(join(tmpdir(), 'partyline-system-postgres-'));
  const cluster = join(folder, 'cluster');
  await giveTo(runAs, folder);
  const password = randomBytes(12).toString('hex');
  await writeFile(join(folder, 'password'), password);
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=en-US',
    '--no-sync',
  ];
  const access = [`--username=${USER}`, `--pwfile=${join(folder, 'password')}`, '-A', 'scram-sha-256'];
  const workspace = { ...runAs, cwd: '/', env: process.env };
  await outputOf(join(bin, 'initdb'), ['-D', cluster, ...access, ...options], workspace);
  const certificate = await makeCertificate(folder, cluster, runAs);
  const port = await freePort();
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200'],
    ...['fsync=off', 'synchronous_commit=off', `ssl=${certificate === null ? 'off' : 'on'}`],
  ];
  const flags = settings.flatMap((each) => ['-c', each]);
  const server = startCommand(join(bin, 'postgres'), ['-D', cluster, ...flags], workspace);
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  await until('the server takes connections', () => takesConnections(url));
  return {
    url,
    certificate,
    stop: async () => {
      // Fast shutdown: open connections do not delay it.
      server.signal('SIGINT');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** Reads the ids of the user postgres, since PostgreSQL refuses to run as root. */
async function ordinaryUser(): Promise<RunAs> {
  const ask = async (flag: string): Promise<number> => Number(await outputOf('id', [flag, 'postgres']));
  return { uid: await ask('-u'), gid: await ask('-g') };
}

async function giveTo({ uid, gid }: RunAs, ...paths: readonly string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) await chown(path, uid, gid);
}

async function makeCertificate(folder: string, cluster: string, runAs: RunAs): Promise<string | null> {
  const made = join(folder, 'made');
  await mkdir(made);
  const [key, certificate] = [join(made, 'server.key'), join(made, 'server.crt')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    await outputOf('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...subject]);
  } catch {
    return null;
  }
  for (const name of ['server.key', 'server.crt']) {
    await copyFile(join(made, name), join(cluster, name));
    await giveTo(runAs, join(cluster, name));
  }
  return readFileSync(certificate, 'utf8');
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}

function isThere(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}
