import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from './start-api.ts';
import type { TestIssuer } from './test-issuer.ts';
import { until } from './until.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const EMULATOR = 'tools/start/src/firestore-emulator.ts';

/** A program that runs beside the test. */
export interface RunningProgram {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<number | null>;
}

/** Starts the sandbox on any free port, its simulation `speed` times as fast as real time; further settings by their names. */
export async function startSandbox(
  dataDir: string,
  speed: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const child = run('apps/sandbox/src/main.ts', {
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_SPEED: String(speed),
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    ...settings,
  });
  const { url } = JSON.parse(await firstLine(child)) as { url: string }; // the program's documented answer
  return { url, ...endings(child) };
}

/** What an API process is started with. */
export interface ApiProcessWish {
  readonly port: number;
  readonly databaseUrl: string;
  readonly issuer: TestIssuer;
  readonly hostUrl: string;
  /** Where compiled files are kept, so that the next start is quicker. */
  readonly cacheDir: string;
  /** Where managers may be; nowhere when left out. */
  readonly instanceOrigins?: string;
  /** Where payments are taken; nowhere when left out. */
  readonly payments?: { readonly url: string; readonly webhookSecrets: string };
  /** Where mail is handed over; nowhere when left out. */
  readonly smtpUrl?: string;
  /** Where webhooks may go besides the public internet; to the identity service's origin when left out. */
  readonly webhookLocalOrigin?: string;
  /** Where it answers health checks and metrics; nowhere when left out. */
  readonly monitoringPort?: number;
  /** How long it takes calls after it was told to stop, in seconds; not at all when left out. */
  readonly drainSeconds?: number;
  /** How far its clock is ahead, in milliseconds. */
  readonly clockOffsetMs?: number;
}

const SKEWED_CLOCK = new URL('skewed-clock.ts', import.meta.url).href;

/** Starts the API as an operator does, and waits until it answers. */
export async function startApiProcess(wish: ApiProcessWish): Promise<RunningProgram> {
  const url = `http://127.0.0.1:${wish.port}`;
  const child = run('apps/api/src/main.ts', {
    NODE_COMPILE_CACHE: wish.cacheDir,
    PARTYLINE_MODE: 'sandbox',
    PORT: String(wish.port),
    PUBLIC_URL: url,
    DATABASE_URL: wish.databaseUrl,
    IDENTITY_PROJECT_ID: wish.issuer.projectId,
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: wish.issuer.url,
    INSTANCE_HOST_URL: wish.hostUrl,
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
    INSTANCE_ORIGINS: wish.instanceOrigins ?? '',
    SMTP_URL: wish.smtpUrl ?? '',
    WEBHOOK_LOCAL_ORIGIN: wish.webhookLocalOrigin ?? '',
    PAYMENTS_API_URL: wish.payments?.url ?? '',
    PAYMENTS_WEBHOOK_SECRETS: wish.payments?.webhookSecrets ?? '',
    MONITORING_PORT: wish.monitoringPort === undefined ? '' : String(wish.monitoringPort),
    DRAIN_SECONDS: String(wish.drainSeconds ?? 0),
    ...skewed(wish),
    MAILS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
  });
  await until('the API answers', async () => (await fetch(`${url}/api/ping`)).ok, 60_000);
  return { url, ...endings(child) };
}

function skewed({ clockOffsetMs }: ApiProcessWish): Record<string, string> {
  if (clockOffsetMs === undefined) return {};
  return { CLOCK_OFFSET_MS: String(clockOffsetMs), NODE_OPTIONS: `--import ${SKEWED_CLOCK}` };
}

/** Starts a PostgreSQL of the test's own, for tests that take it away; its address stays the same from start to start. */
export async function startPostgres(dataDir: string, port: number): Promise<RunningProgram> {
  const folder = ['--data-dir', dataDir, '--port', String(port), '--throwaway'];
  const child = run('tools/start/src/postgres.ts', {}, folder);
  const { databaseUrl } = JSON.parse(await firstLine(child)) as { databaseUrl: string }; // the program's documented answer
  return { url: databaseUrl, ...endings(child) };
}

/** What Google's Firestore emulator lacks on this machine; null where tests can run against it. */
export function missingOfFirestoreEmulator(): string | null {
  const { stdout } = spawnSync(process.execPath, [join(REPOSITORY, EMULATOR), '--check'], {
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { missing: string | null }).missing; // the program's documented answer
}

/** Starts Google's Firestore emulator with the shipped security rules. */
export async function startFirestoreEmulator(): Promise<RunningProgram> {
  const child = run(EMULATOR, {});
  const { firestoreUrl } = JSON.parse(await firstLine(child)) as { firestoreUrl: string }; // the program's documented answer
  return { url: firestoreUrl, ...endings(child) };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  server.close();
  await once(server, 'close');
  return port;
}

function run(
  program: string,
  environment: Record<string, string>,
  programArguments: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [join(REPOSITORY, program), ...programArguments], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The program has no output to read its address from.');
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string]; // the event's one argument
  return line;
}

function endings(child: ChildProcess): Pick<RunningProgram, 'kill' | 'stop'> {
  const exited = once(child, 'exit') as Promise<[number | null]>; // the event's first argument
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
