import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from './start-api.ts';
import type { TestIssuer } from './test-issuer.ts';
import { until } from './until.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const EMULATOR = 'tools/start/src/firestore-emulator.ts';

export interface RunningProgram {
  readonly url: string;
  /** With SIGKILL. */
  kill(): Promise<void>;
  /** With SIGTERM. */
  stop(): Promise<number | null>;
}

/** Starts the sandbox at `speed` times real time. */
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

export interface ApiProcessWish {
  readonly port: number;
  readonly databaseUrl: string;
  readonly issuer: TestIssuer;
  readonly hostUrl: string;
  /** Compile cache, for a quicker next start. */
  readonly cacheDir: string;
  /** Default: none. */
  readonly instanceOrigins?: string;
  /** Default: none. */
  readonly payments?: { readonly url: string; readonly webhookSecrets: string };
  /** Default: no mail. */
  readonly smtpUrl?: string;
  /** Default: the identity service's origin. */
  readonly webhookLocalOrigin?: string;
  /** Default: none. */
  readonly monitoringPort?: number;
  /** Default: 0. */
  readonly drainSeconds?: number;
  /** Clock offset in milliseconds. */
  readonly clockOffsetMs?: number;
}

/** Five seconds of an idle processor. */
const START_WITHIN_MS = 120_000;
const SKEWED_CLOCK = new URL('skewed-clock.ts', import.meta.url).href;

/** Starts the API as a process and waits until it answers. */
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
  const isThere = async (): Promise<boolean> => (await fetch(`${url}/api/ping`)).ok;
  const answers = until('the API answers', isThere, START_WITHIN_MS);
  await Promise.race([answers, untilEnded(child)]);
  return { url, ...endings(child) };
}

/** Rejects when the program ends unasked, with its last output. */
async function untilEnded(child: ChildProcess): Promise<never> {
  let last = '';
  child.stdout?.on('data', (chunk: Buffer) => (last = chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null]; // the event's first argument
  throw new Error(`The program ended with ${String(code)}: ${last}`);
}

function skewed({ clockOffsetMs }: ApiProcessWish): Record<string, string> {
  if (clockOffsetMs === undefined) return {};
  return { CLOCK_OFFSET_MS: String(clockOffsetMs), NODE_OPTIONS: `--import ${SKEWED_CLOCK}` };
}

/** Starts a test's own PostgreSQL at a fixed address, so that it can be stopped. */
export async function startPostgres(dataDir: string, port: number): Promise<RunningProgram> {
  const folder = ['--data-dir', dataDir, '--port', String(port), '--throwaway'];
  const child = run('tools/start/src/postgres.ts', {}, folder);
  const { databaseUrl } = JSON.parse(await firstLine(child)) as { databaseUrl: string }; // the program's documented answer
  return { url: databaseUrl, ...endings(child) };
}

/** Returns what Google's Firestore emulator lacks here; null if it can run. */
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

/** Below the ephemeral ports, which outgoing connections could take before the program listens. */
const PORTS = { from: 20_000, to: 32_000 };

/** An unused port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
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

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The program has no output to read its address from.');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>; // the event's one argument
  const [first] = await Promise.race([line, untilEnded(child)]);
  return first;
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
