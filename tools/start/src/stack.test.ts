import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import type { RunningCommand } from '@partyline/tools-processes';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKOUT } from './stack/checkout.ts';
import { poll } from './process/poll.ts';
import { findFreePort, isPortBusy } from './process/ports.ts';
import { readPostmaster } from './postgres/orphan.ts';
import { isRunning } from './process/process-identity.ts';
import { hashPortalInputs } from './stack/source-hash.ts';
import { OTHER_USER, startTool, temporaryFolder } from './testing/program.ts';

const isRoot = process.getuid?.() === 0;
const RUNS = /Ctrl-C stops everything/;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let dataDir: string;
let env: Record<string, string>;
const programs: RunningCommand[] = [];

/** A built portal of one page: the portal's content does not matter here. */
async function placePortal(inside = dataDir): Promise<void> {
  const portal = join(inside, 'portal');
  await mkdir(portal, { recursive: true });
  const page = '<!doctype html><head><script type="application/json" id="partyline-config"></script></head>';
  for (const name of ['index.html', 'app.html']) await writeFile(join(portal, name), page);
  await writeFile(join(portal, '.built-from'), await hashPortalInputs(CHECKOUT, {}));
}

function start(changes: Record<string, string> = {}, user = {}, args: string[] = []): RunningCommand {
  const program = startTool('main.ts', args, { ...env, ...changes }, user);
  programs.push(program);
  return program;
}

async function startAndWait(): Promise<RunningCommand> {
  await placePortal();
  const program = start();
  await program.waitForOutput(RUNS);
  return program;
}

async function processesOf(): Promise<Record<'postgres' | 'sandbox' | 'api', number>> {
  const list = JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8')) as { pid: number }[]; // ours
  const alive = list.map(({ pid }) => pid).filter(isRunning);
  const found: Record<string, number> = {};
  for (const pid of alive) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('postgres.ts')) found['postgres'] = pid;
    if (command.includes('apps/sandbox')) found['sandbox'] = pid;
    if (command.includes('apps/api/src/main')) found['api'] = pid;
  }
  return { postgres: found['postgres'] ?? 0, sandbox: found['sandbox'] ?? 0, api: found['api'] ?? 0 };
}

async function clusterOf(): Promise<string> {
  const inside = join(dataDir, 'postgres/cluster');
  return (await readFile(join(dataDir, 'postgres/cluster-is-in'), 'utf8').catch(() => inside)).trim();
}

const serverPid = async (): Promise<number> => (await readPostmaster(await clusterOf()))?.pid ?? 0;

async function isAnswering(path = '/api/ping'): Promise<true | undefined> {
  const answer = await fetch(`http://localhost:${env['PORT'] ?? ''}${path}`).catch(() => undefined);
  return answer?.ok ? true : undefined;
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')),
  );
  const client = new pg.Client(`postgres://partyline:${password ?? ''}@127.0.0.1:${port ?? ''}/partyline`);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function removeWithCluster({ path, remove }: typeof folder): Promise<void> {
  dataDir = join(path, 'data');
  const cluster = await clusterOf();
  await remove();
  if (!cluster.startsWith(path)) await rm(dirname(cluster), { recursive: true, force: true });
}

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder.path, 'data');
  env = {
    PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
  };
});
afterAll(async () => {
  for (const program of programs) program.signal('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  await removeWithCluster(folder);
});

it('starts everything, says where it is and who can sign in, and lets a demo user sign in', async () => {
  const program = await startAndWait();
  expect(program.output()).toContain(`http://localhost:${env['PORT'] ?? ''}`);
  expect(program.output()).toContain('owner@demo.partyline.test');
  expect(program.output()).toContain('Partyline-demo-1');
  expect(await isAnswering()).toBe(true);
  const sandbox = `http://localhost:${env['SANDBOX_PORT'] ?? ''}`;
  const signIn = await fetch(
    `${sandbox}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'owner@demo.partyline.test',
        password: 'Partyline-demo-1',
        returnSecureToken: true,
      }),
    },
  );
  expect(await signIn.json()).toMatchObject({ localId: 'demo-owner' });
  const secret = await readFile(join(dataDir, 'payments-secret-key'), 'utf8');
  const prices = await fetch(`${sandbox}/v1/prices?lookup_keys[]=intercom-essential-4-month`, {
    headers: { authorization: `Bearer sk_test_${secret.replaceAll(/[-_]/g, '')}` },
  });
  expect(await prices.json()).toMatchObject({ data: [{ unit_amount: 3900, currency: 'usd' }] });
});

it('refuses a second start on the same data folder, and one on its ports, each with one sentence and exit 2', async () => {
  const second = start();
  expect(await second.ended).toBe(2);
  expect(second.output()).toMatch(
    /^Partyline already runs on .*: process \d+ started it\. Stop that one first\.\n$/,
  );
  const elsewhere = start({ DATA_DIR: join(folder.path, 'elsewhere') });
  expect(await elsewhere.ended).toBe(2);
  for (const name of ['PORT', 'SANDBOX_PORT'])
    expect(elsewhere.output()).toContain(
      `Port ${env[name] ?? ''} is busy: end the program that uses it, or set ${name}`,
    );
  expect(await isAnswering()).toBe(true);
});

it('refuses wrong settings, all at once, with exit 2', async () => {
  const program = start({ PORT: 'x', SANDBOX_PORT: '0', DATABASE_URL: 'x' });
  expect(await program.ended).toBe(2);
  expect(program.output().trim().split('\n')).toHaveLength(3);
});

it('refuses demo data it does not know, with exit 2', async () => {
  const program = start({}, {}, ['--demo=huge']);
  expect(await program.ended).toBe(2);
  expect(program.output()).toBe('--demo knows only large; it is "huge".\n');
});

it('refuses a database that does not answer, without its password, with exit 2', async () => {
  const port = await findFreePort();
  const other = { PORT: String(await findFreePort()), SANDBOX_PORT: String(await findFreePort()) };
  const DATABASE_URL = `postgres://me:hidden-word@127.0.0.1:${port}/nothing`;
  const program = start({ ...other, DATA_DIR: join(folder.path, 'elsewhere'), DATABASE_URL });
  expect(await program.ended).toBe(2);
  expect(program.output()).toContain(
    `The database nothing at 127.0.0.1:${port} (DATABASE_URL) cannot be used`,
  );
  expect(program.output()).not.toContain('hidden-word');
});

it('starts a killed part again and keeps the data, whichever part it is', async () => {
  const program = programs[0]!;
  await query(`UPDATE app.accounts SET customer_number = 'kept' WHERE name = 'Trial Chapel'`);
  for (const [part, name] of [
    ['api', 'The API'],
    ['sandbox', 'The sandbox'],
    ['postgres', 'PostgreSQL'],
  ] as const) {
    const before = await processesOf();
    process.kill(before[part], 'SIGKILL');
    await program.waitForOutput(new RegExp(`${name} ended unexpectedly \\(killed by SIGKILL\\)`));
    await program.waitForOutput(new RegExp(`${name} is back\\.`));
    expect((await processesOf())[part]).not.toBe(before[part]);
  }
  expect(await poll(() => isAnswering(), 15_000)).toBe(true);
  expect(await query(`SELECT customer_number FROM app.accounts WHERE name = 'Trial Chapel'`)).toEqual([
    { customer_number: 'kept' },
  ]);
});

it('survives being killed: its parts stop, and the next start has the data', async () => {
  const parts = [...Object.values(await processesOf()), await serverPid()];
  const countAccounts = () => query('SELECT count(*)::int AS accounts FROM app.accounts');
  const before = await countAccounts();
  programs[0]!.signal('SIGKILL');
  // Immediately: the parts may still be stopping.
  const program = await startAndWait();
  expect(parts.filter(isRunning)).toEqual([]);
  expect(program.output()).not.toMatch(/busy|already/);
  expect(await query(`SELECT customer_number FROM app.accounts WHERE name = 'Trial Chapel'`)).toEqual([
    { customer_number: 'kept' },
  ]);
  expect(await countAccounts()).toEqual(before);
});

it('stops everything on Ctrl-C within seconds, and leaves no process and no lock behind', async () => {
  const parts = [...Object.values(await processesOf()), await serverPid()];
  expect(parts.every(isRunning)).toBe(true);
  const program = programs.at(-1)!;
  program.signal('SIGINT');
  expect(await program.ended).toBe(0);
  expect(parts.filter(isRunning)).toEqual([]);
  for (const name of ['PORT', 'SANDBOX_PORT']) expect(await isPortBusy(Number(env[name]))).toBe(false);
  for (const file of ['start.lock', 'processes.json'])
    await expect(readFile(join(dataDir, file))).rejects.toThrow(/ENOENT/);
});

it.runIf(isRoot)(
  'runs as an ordinary user',
  async () => {
    const home = await temporaryFolder();
    await chown(home.path, OTHER_USER.uid, OTHER_USER.gid);
    dataDir = join(home.path, 'data');
    env = { ...env, DATA_DIR: dataDir };
    await placePortal();
    await chown(dataDir, OTHER_USER.uid, OTHER_USER.gid);
    const program = start({}, OTHER_USER);
    await program.waitForOutput(RUNS);
    expect(await isAnswering()).toBe(true);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    await removeWithCluster(home);
  },
  120_000,
);

it('serves with hot reload, with the job worker beside the API', async () => {
  const other = await temporaryFolder();
  dataDir = join(other.path, 'data');
  env = {
    PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
  };
  const program = start({}, {}, ['--dev']);
  await program.waitForOutput(RUNS);
  const findWorker = () => query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'partyline-jobs'`);
  const isAtWork = async () => ((await findWorker()).length > 0 ? true : undefined);
  expect(await poll(isAtWork, 30_000)).toBe(true);
  expect(await isAnswering()).toBe(true);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  await removeWithCluster(other);
});

/** Takes the port as soon as it is free, and answers every request. */
async function takePort(port: number): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

it.each([
  ['PORT', 'The API', 'logs/api.log'],
  ['SANDBOX_PORT', 'The sandbox', 'logs/sandbox.log'],
])(
  'refuses a program that takes its %s after the check, though it answers, with one sentence and exit 2',
  async (name, part, log) => {
    const other = await temporaryFolder();
    const ports = { PORT: await findFreePort(), SANDBOX_PORT: await findFreePort() };
    const DATA_DIR = join(other.path, 'data');
    await placePortal(DATA_DIR);
    const program = start({ PORT: String(ports.PORT), SANDBOX_PORT: String(ports.SANDBOX_PORT), DATA_DIR });
    // Written with the first part, so after the check.
    await poll(
      () =>
        readFile(join(DATA_DIR, 'processes.json')).then(
          () => true,
          () => undefined,
        ),
      60_000,
    );
    const release = await takePort(name === 'PORT' ? ports.PORT : ports.SANDBOX_PORT);
    expect(await program.ended).toBe(2);
    await release();
    expect(program.output().trim().split('\n').at(-1)).toMatch(
      new RegExp(`^${part} could not be started \\(exit code 2\\): .*in use: .* Its log is .*${log}\\.$`),
    );
    await removeWithCluster(other);
  },
  120_000,
);
