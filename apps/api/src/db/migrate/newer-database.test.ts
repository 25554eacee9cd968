import { freePort, runProgram, startProgram } from '@partyline/tools-processes';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const database = oncePerFile(createTestDatabase);
const NEWER = '9999-of-a-newer-version';
const SENTENCE = `The database is newer than this program: it has the migration ${NEWER}.`;

beforeAll(async () => {
  await database.database.query(
    `INSERT INTO app.migrations (number, name, checksum) VALUES (9999, $1, 'of-a-newer-version')`,
    [NEWER],
  );
});

const settings = () => ({
  PARTYLINE_MODE: 'sandbox',
  PORT: '0',
  DATABASE_URL: database.url,
  PUBLIC_URL: 'http://localhost:4200',
  IDENTITY_PROJECT_ID: 'demo-partyline',
  IDENTITY_API_KEY: 'demo-key',
  PAYMENTS_SECRET_KEY: 'sk_test_partyline',
  IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9',
  INSTANCE_HOST_URL: 'http://127.0.0.1:9/instance-host/v1',
  INSTANCE_HOST_SECRET: 'a-secret-for-tests-only',
  INVITATION_SECRET: 'a-secret-of-invitations-for-tests-only',
});

describe('a database that a newer version migrated is refused with one sentence and exit code 2', () => {
  it.each([
    ['the node', 'apps/api/src/main.ts', []],
    ['npm run migrate', 'apps/api/src/db/migrate/main.ts', []],
    ['the demo data of npm start', 'apps/api/src/demo/main.ts', []],
    ['npm run maintenance, on', 'apps/api/src/operate/maintenance.ts', ['on']],
    ['npm run maintenance, off', 'apps/api/src/operate/maintenance.ts', ['off']],
    ['npm run maintenance, status', 'apps/api/src/operate/maintenance.ts', ['status']],
    ['npm run operate, of announcements', 'apps/api/src/operate/main.ts', ['announcement', 'list']],
    ['npm run operate, of support tokens', 'apps/api/src/operate/main.ts', ['support-token', 'add', 'Ada']],
    ['npm run operate, of accounts', 'apps/api/src/operate/main.ts', ['account', 'close', 'a@example.test']],
    ['npm run support', 'tools/support/src/main.ts', ['payments', '--open']],
  ])('by %s', async (_name, program, args) => {
    const { exitCode, stdout, stderr } = await runProgram(program, args, { env: settings() });
    expect({ exitCode, stdout, stderr: stderr.trim() }).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: SENTENCE,
    });
    const { rows } = await database.database.query(
      'SELECT (SELECT count(*)::int FROM app.maintenance) AS maintenances, (SELECT count(*)::int FROM app.support_tokens) AS tokens',
    );
    expect(rows).toEqual([{ maintenances: 0, tokens: 0 }]);
  });

  it('by npm start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partyline-newer-'));
    const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
    const env = { ...ports, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
    const program = startProgram('tools/start/src/main.ts', ['--stop-with-stdin'], { env });
    expect(await program.ended).toBe(2);
    expect(program.output().trim().split('\n').at(-1)).toBe(
      `The database could not be prepared: ${SENTENCE}`,
    );
    await rm(folder, { recursive: true });
  });
});
