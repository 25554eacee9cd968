import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET, startSandbox } from './testing/running-sandbox.ts';
import { until } from './testing/until.ts';
import { runMain, spawnMain, spawnSandbox } from './testing/sandbox-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function askedOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/control/requests`);
  const { requests } = (await answer.json()) as { requests: { path: string }[] }; // documented in the sandbox's README
  return requests.map(({ path }) => path);
}

describe('the sandbox’s program', () => {
  it('says in one sentence each what is wrong with its settings, and never what the secret is', async () => {
    const { exitCode, stdout, stderr } = await runMain({
      SANDBOX_PORT: '70000',
      SMTP_PORT: 'x',
      INSTANCE_HOST_SECRET: 'too short',
      PORTAL_ORIGINS: 'localhost:4200',
      SANDBOX_SPEED: 'fast',
      IDENTITY_PROJECT_ID: 'No Spaces',
    });
    expect([exitCode, stdout]).toEqual([2, '']);
    const lines = stderr.trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
      'IDENTITY_PROJECT_ID',
      'INSTANCE_HOST_SECRET',
      'PORTAL_ORIGINS',
      'SANDBOX_DATA_DIR',
      'SANDBOX_PORT',
      'SANDBOX_SPEED',
      'SMTP_PORT',
    ]);
    expect(stderr).not.toContain('too short');
  });

  it('refuses a data folder locked by another sandbox, and takes it over when that was killed', async () => {
    const dataDir = join(folder, 'shared');
    const first = await spawnSandbox({ SANDBOX_DATA_DIR: dataDir });
    const second = await runMain({ SANDBOX_DATA_DIR: dataDir });
    expect([second.exitCode, second.stderr]).toEqual([
      2,
      `Another sandbox is already running on the data folder ${dataDir}.\n`,
    ]);
    await first.kill();
    const third = await spawnSandbox({ SANDBOX_DATA_DIR: dataDir });
    await third.kill();
  });

  it('says which port is busy', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    for (const [index, name] of ['SANDBOX_PORT', 'SMTP_PORT'].entries()) {
      const { exitCode, stderr } = await runMain({
        SANDBOX_DATA_DIR: join(folder, `busy-${index}`),
        [name]: port,
      });
      expect([exitCode, stderr]).toEqual([
        2,
        `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT and SMTP_PORT to others.\n`,
      ]);
    }
    server.close();
  });

  it('refuses a data folder that is a file, with one sentence', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    const { exitCode, stderr } = await runMain({ SANDBOX_DATA_DIR: path });
    expect([exitCode, stderr]).toEqual([
      2,
      `The sandbox cannot use its data folder ${path}: it is not a folder.\n`,
    ]);
  });

  it('names an unreadable file and leaves it unchanged', async () => {
    const sandbox = await startSandbox();
    await sandbox.call('PUT', '/control/instances/6f1c0d52-5f3b-4d0c-9a57-0d9f4a8f2b11', {});
    await sandbox.stop();
    const path = join(sandbox.dataDir, 'identity', 'signing-key.pem');
    await writeFile(path, 'not a key');
    const { exitCode, stderr } = await runMain({ SANDBOX_DATA_DIR: sandbox.dataDir });
    expect([exitCode, stderr]).toEqual([
      2,
      `The sandbox cannot read its signing key ${path}: move it away and start again.\n`,
    ]);
    await sandbox.dispose();
  });

  it('ends cleanly when asked to, even with a request that hangs', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { url, signal: send, ended } = await spawnSandbox({ SANDBOX_DATA_DIR: join(folder, signal) });
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      await fetch(`${url}/control/faults`, {
        ...post,
        body: JSON.stringify({ target: 'identity', kind: 'hang' }),
      });
      const hanging = fetch(`${url}/identity/jwks`);
      hanging.catch(() => undefined);
      await until('the request is there', async () => (await askedOf(url)).includes('/identity/jwks'));
      send(signal);
      expect(await ended).toBe(0);
      await expect(hanging).rejects.toThrow();
    }
  });

  it('ends with its parent process when started with --stop-with-stdin', async () => {
    const sandbox = spawnMain({ SANDBOX_DATA_DIR: join(folder, 'stdin') }, ['--stop-with-stdin']);
    const line = await sandbox.firstLine();
    expect(JSON.parse(line)).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:\d+$/) as string,
      smtpPort: expect.any(Number) as number,
    });
    expect(line).not.toContain(SECRET);
    sandbox.closeInput();
    expect(await sandbox.ended).toBe(0);
  });
});
