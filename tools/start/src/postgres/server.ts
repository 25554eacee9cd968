import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { poll } from '../process/poll.ts';
import { Refusal } from '../process/refusal.ts';
import type { Binaries } from './binaries.ts';
import { CLEAN_ENVIRONMENT } from './cluster.ts';
import { readPostmaster } from './orphan.ts';
import type { RunAs } from './run-as.ts';

const READY_TIMEOUT_MS = 120_000;
const LOG_LIMIT_BYTES = 10_000_000;

export interface Server {
  readonly ended: Promise<void>;
  /** Fast shutdown; true if it had to be forced. */
  readonly stop: () => Promise<boolean>;
}

export interface ServerOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly logFile: string;
  readonly port: number;
  readonly runAs: RunAs | undefined;
  readonly durable: boolean;
}

/** Between the check and the start. */
export class PortTaken extends Error {}

/** Starts the server without a socket file; resolves when it accepts connections. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const from = prepareLog(options.logFile);
  const child = spawnServer(options);
  let gone = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      gone = true;
      resolve();
    });
  });
  const outcome = await Promise.race([
    ended.then(() => 'ended' as const),
    poll(() => (gone ? ('ended' as const) : isReady(options.cluster, child)), READY_TIMEOUT_MS),
  ]);
  if (outcome === 'ready') return { ended, stop: () => stopServer(child, ended) };
  if (outcome === undefined) child.kill('SIGKILL');
  await ended;
  throw explain(options, readFileSync(options.logFile).subarray(from).toString());
}

function spawnServer(options: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'io_method=sync',
    'password_encryption=scram-sha-256',
    ...(options.durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
  ];
  const log = openSync(options.logFile, 'a', 0o600);
  try {
    return spawn(
      options.binaries.postgres,
      ['-D', options.cluster, '-p', String(options.port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...options.runAs,
        cwd: '/',
        env: CLEAN_ENVIRONMENT,
        stdio: ['ignore', log, log],
        // Ctrl-C reaches only this process, which stops it in order.
        detached: true,
      },
    );
  } finally {
    closeSync(log);
  }
}

async function isReady(cluster: string, child: ChildProcess): Promise<'ready' | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster?.pid === child.pid && postmaster?.ready ? 'ready' : undefined;
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<boolean> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return signal !== 'SIGINT';
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)));
    const stopped = await Promise.race([ended.then(() => true), waited]);
    clearTimeout(timer);
    if (stopped) return signal !== 'SIGINT';
  }
  return true;
}

/** Returns the offset of this start's lines. */
function prepareLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

function explain(options: ServerOptions, log: string): Error {
  if (/could not bind|Address already in use/i.test(log)) return new PortTaken();
  if (/pre-existing shared memory block|lock file "postmaster\.pid" already exists/i.test(log))
    return new StillEnding();
  const reason = /(?:FATAL|PANIC):\s*(.+)/.exec(log)?.[1] ?? 'it gave no reason';
  return new Refusal(
    `PostgreSQL did not start: ${reason}. Its log is ${join(options.logFile)}, its data are in ${options.cluster}.`,
  );
}

/** Processes of a killed server are still running. */
export class StillEnding extends Error {}
