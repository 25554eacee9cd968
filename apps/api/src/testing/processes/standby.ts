import { appendFile, chown, copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputOf, freePort, type RunningService } from '@partyline/tools-processes';
import pg from 'pg';
import { startPostgres } from './processes.ts';
import { until } from '../until.ts';

/** A running PostgreSQL of the test's own. */
export interface TestServer {
  readonly dataDir: string;
  readonly port: number;
  readonly program: RunningService;
}

const SLOT = 'standby';
/** Of a server that runs; a copy has none of them. */
const OF_THE_RUNNING = ['postmaster.pid', 'postmaster.opts'];
const EMPTY = ['pg_wal', 'pg_replslot'];

/** Starts a PostgreSQL on an empty folder, whose commits wait for the log: after a kill, what was committed is there. */
export async function startPrimary(dataDir: string): Promise<TestServer> {
  const port = await freePort();
  const primary = { dataDir, port, program: await startPostgres(dataDir, port) };
  await onServer(primary, (client) =>
    client.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$`,
    ),
  );
  return primary;
}

/**
 * Starts a streaming standby like `pg_basebackup` (which npm's PostgreSQL lacks): copies the primary's files between
 * `pg_backup_start` and `pg_backup_stop`. The primary then acknowledges commits when the standby has them.
 */
export async function startStandby(primary: TestServer, dataDir: string): Promise<TestServer> {
  const cluster = join(dataDir, 'cluster');
  await mkdir(dataDir, { mode: 0o755 });
  await onServer(primary, async (client) => {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [SLOT]);
    await client.query(`SELECT pg_backup_start('standby', true)`);
    const { rows } = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder`,
    );
    // Keeps the files' owner, as whom PostgreSQL runs when tests run as root.
    await outputOf('cp', ['-Rp', rows[0]?.folder ?? '', cluster]);
    const { rows: stopped } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
    );
    await becomeStandby(cluster, primary, stopped[0]?.label ?? '');
  });
  await copyFile(join(primary.dataDir, 'password'), join(dataDir, 'password'));
  const port = await freePort();
  const standby = { dataDir, port, program: await startPostgres(dataDir, port) };
  await onServer(primary, (client) => waitForStandby(client));
  return standby;
}

/** Makes a standby the primary. */
export async function promote(standby: TestServer): Promise<void> {
  await onServer(standby, (client) => client.query('SELECT pg_promote()'));
}

/** Kills a server like a power cut, by its own pid record. */
export async function killServer({ program }: TestServer): Promise<void> {
  const pid = await onServer({ program }, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
    );
    return rows[0]?.pid;
  });
  if (pid === undefined) throw new Error('The server has no process.');
  process.kill(pid, 'SIGKILL');
  await program.kill();
}

async function becomeStandby(cluster: string, primary: TestServer, label: string): Promise<void> {
  for (const name of OF_THE_RUNNING) await rm(join(cluster, name), { force: true });
  for (const name of EMPTY) await emptyFolder(join(cluster, name));
  const { username, password } = new URL(primary.program.url);
  const settings = {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`,
    primary_slot_name: SLOT,
    wal_retrieve_retry_interval: '200ms',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(cluster, 'postgresql.auto.conf'), lines.join(''));
  // PostgreSQL may run as the files' owner, another user than the test.
  const { uid, gid } = await stat(join(cluster, 'PG_VERSION'));
  for (const [name, text] of Object.entries({ backup_label: label, 'standby.signal': '' })) {
    await writeFile(join(cluster, name), text);
    await chown(join(cluster, name), uid, gid);
  }
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}

async function waitForStandby(client: pg.Client): Promise<void> {
  const isStreaming = async (state: string): Promise<boolean> => {
    const { rows } = await client.query<{ there: boolean }>(
      'SELECT EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = $1) AS there',
      [state],
    );
    return rows[0]?.there === true;
  };
  await until('the standby streams', () => isStreaming('async'));
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await client.query('SELECT pg_reload_conf()');
  await until('commits wait for the standby', () => isStreaming('sync'));
}

async function onServer<Value>(
  { program }: Pick<TestServer, 'program'>,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: program.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
