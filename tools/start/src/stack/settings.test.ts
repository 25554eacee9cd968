import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKOUT } from './checkout.ts';
import { parseSettings } from './settings.ts';
import { temporaryFolder } from '../testing/program.ts';

function mistakes(environment: Record<string, string>): readonly string[] {
  const parsed = parseSettings(environment);
  return parsed.ok ? [] : parsed.mistakes;
}

it("uses the default ports and the checkout's data folder without settings", () => {
  const parsed = parseSettings({ PORT: '', DATABASE_URL: '' });
  expect(parsed).toMatchObject({
    ok: true,
    settings: { port: 4200, sandboxPort: 4400, databaseUrl: undefined },
  });
});

it('reports all wrong settings together, one sentence each', () => {
  expect(
    mistakes({
      PORT: '42oo',
      SANDBOX_PORT: '70000',
      DATABASE_URL: 'mysql://me:secret@db/x',
      HOST: '0.0.0.0',
    }),
  ).toEqual([
    'PORT must be a whole number from 1 to 65535.',
    'SANDBOX_PORT must be a whole number from 1 to 65535.',
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    'HOST must be left out: demo data and stand-ins are only ever served to this machine.',
  ]);
});

it('refuses port 0, a negative and a broken number, and one port for both', () => {
  for (const PORT of ['0', '-1', '1.5', 'Infinity', ' 4200', '0x10', '65536'])
    expect(mistakes({ PORT })).toEqual(['PORT must be a whole number from 1 to 65535.']);
  expect(mistakes({ PORT: '4400' })).toEqual(['PORT and SANDBOX_PORT must differ; both are 4400.']);
});

it('never repeats the value of DATABASE_URL', () => {
  for (const DATABASE_URL of ['postgres://me:secret@db', 'secret', 'http://me:secret@db/x'])
    expect(mistakes({ DATABASE_URL }).join()).not.toContain('secret');
});

it('refuses a data folder that is a file, and takes HOST where it only says loopback or this machine', async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(mistakes({ DATA_DIR: file })).toEqual(['DATA_DIR must name a folder, but what is there is a file.']);
  for (const HOST of ['localhost', '127.0.0.1', '::1', hostname()]) expect(mistakes({ HOST })).toEqual([]);
  await folder.remove();
});

it('finds every setting of every part in docs/operations.md', () => {
  const page = readFileSync(join(CHECKOUT, 'docs/operations.md'), 'utf8');
  const listed = new Set(page.match(/^\| [A-Z_]+(?= +\|)/gm)?.map((cell) => cell.slice(2)));
  for (const file of [
    'tools/start/src/stack/settings.ts',
    'apps/api/src/config-fields.ts',
    'apps/sandbox/src/config.ts',
  ]) {
    const names = readFileSync(join(CHECKOUT, file), 'utf8').match(/^ {2}[A-Z][A-Z_]+(?=: v\.)/gm) ?? [];
    expect(names.length).toBeGreaterThan(4);
    expect(names.map((name) => name.trim()).filter((name) => !listed.has(name))).toEqual([]);
  }
});
