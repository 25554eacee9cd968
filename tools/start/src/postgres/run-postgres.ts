import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { takeLock } from '../process/folder-lock.ts';
import { findFreePort, isPortBusy } from '../process/ports.ts';
import { Refusal, writingTo } from '../process/refusal.ts';
import { findBinaries } from './binaries.ts';
import {
  loadPassword,
  locateCluster,
  ownerOf,
  placeCluster,
  prepareDataFolder,
  sweepOrphanedClusters,
} from './cluster-folder.ts';
import { DATABASE_NAME, ensureCluster } from './cluster.ts';
import { stopOrphan } from './orphan.ts';
import { chooseRunAs } from './run-as.ts';
import { PortTaken, type Server, type ServerOptions, startServer, StillEnding } from './server.ts';

const START_ATTEMPTS = 40;
const ATTEMPT_PAUSE_MS = 250;

export interface PostgresOptions {
  readonly folder: string;
  /** 0: the last port, else any free one. */
  readonly port: number;
  /** false: a power failure may lose the data. */
  readonly durable: boolean;
  readonly say: (line: string) => void;
}

export interface RunningPostgres {
  readonly databaseUrl: string;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs PostgreSQL on a data folder, which is created if absent; at most one server runs per folder. */
export async function runPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const folder = await writingTo(options.folder, () => prepareDataFolder(options.folder));
  const lock = await writingTo(folder, () => takeLock(join(folder, 'lock')));
  if (!lock.taken)
    throw new Refusal(`PostgreSQL already runs on ${folder}: it was started by process ${lock.holder}.`);
  try {
    const { server, port, password } = await writingTo(folder, () => startOn(folder, options));
    const databaseUrl = `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
    await ensureDatabase(databaseUrl);
    const stop = async (): Promise<void> => {
      await server.stop();
      await lock.release();
    };
    return { databaseUrl, ended: server.ended, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startOn(
  folder: string,
  options: PostgresOptions,
): Promise<{ server: Server; port: number; password: string }> {
  await sweepOrphanedClusters();
  const before = await locateCluster(folder);
  const runAs = chooseRunAs(await ownerOf(before), before);
  const binaries = await findBinaries(runAs, options.say);
  const cluster = await placeCluster(folder, runAs, options.durable ? options.say : () => undefined);
  await stopOrphan(cluster, options.say);
  const password = await loadPassword(folder, cluster);
  const { durable } = options;
  await ensureCluster({ binaries, cluster, password, runAs, durable });
  const logFile = join(folder, 'server.log');
  const started = await startSomewhere(folder, options.port, { binaries, cluster, logFile, runAs, durable });
  return { ...started, password };
}

/** Tries ports, and waits for an orphaned server to end. */
async function startSomewhere(
  folder: string,
  wanted: number,
  options: Omit<ServerOptions, 'port'>,
): Promise<{ server: Server; port: number }> {
  if (wanted !== 0 && (await isPortBusy(wanted))) throw new Refusal(`Port ${wanted} is busy.`);
  const portFile = join(folder, 'port');
  let port = wanted || Number(await readFile(portFile, 'utf8').catch(() => '0'));
  for (let attempt = 1; ; attempt++) {
    if (!port || (!wanted && (await isPortBusy(port)))) port = await findFreePort();
    try {
      const server = await startServer({ ...options, port });
      await writeFile(portFile, String(port), { mode: 0o600 });
      return { server, port };
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      if (error instanceof PortTaken) {
        if (wanted) throw new Refusal(`Port ${wanted} is busy.`);
        port = 0;
      } else if (error instanceof StillEnding) await pause(ATTEMPT_PAUSE_MS);
      else throw error;
    }
  }
}

async function ensureDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}
