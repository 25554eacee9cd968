import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE } from '@partyline/catalog';
import { type CommandResult, runCommand } from '@partyline/tools-processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BAD_LINES, exampleFolder } from './example-folder.fixture.ts';

// Each of these is a process of its own, which takes a second: what the checks say is tested beside them.
const main = join(import.meta.dirname, 'main.ts');
const PRODUCTS = Object.values(CATALOGUE).flat();
const PRICES = PRODUCTS.flatMap(({ prices }) => prices);
let example: Awaited<ReturnType<typeof exampleFolder>>;
let folder = '';

beforeAll(async () => {
  example = await exampleFolder();
  folder = example.path;
});
afterAll(() => example.stop());

/** Runs a command in the folder, with empty standard input. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const own = { ...process.env, npm_lifecycle_event: undefined, ...env };
  return runCommand(command, args, { cwd: folder, env: own });
}

const check = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [main, ...args], env);

it('exits with 0 for our own catalogue, table and matrix, whatever folder it is started in', async () => {
  const { exitCode, stdout, stderr } = await check([]);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout.replace(/\d+ routes/, 'n routes')).toBe(
    `No violation in 1 catalogue with ${PRODUCTS.length} products and ${PRICES.length} prices, 6 roles, 23 actions, n routes.\n`,
  );
});

it('exits with 1 for violations, which it prints without colours, even with FORCE_COLOR', async () => {
  const args = ['--matrix', 'matrix.md', '--catalog', 'bad.json'];
  const { exitCode, stdout, stderr } = await check(args, { FORCE_COLOR: '3' });
  expect([exitCode, stderr]).toEqual([1, '']);
  expect(stdout.split('\n').slice(0, 2)).toEqual(BAD_LINES.map((line) => `bad.json ${line}`));
  expect(stdout).not.toContain('\u001b');
});

it('exits with 2 for what it cannot read, with one sentence on standard error', async () => {
  expect(await check(['--catalog', 'nothing.json'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'nothing.json does not exist.\n',
  });
});

it('exits with 3, not with the code of violations, when its own modules cannot be loaded', async () => {
  await copyFile(main, join(folder, 'alone.ts'));
  const { exitCode, stdout, stderr } = await run(process.execPath, ['alone.ts']);
  expect([exitCode, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^The check itself failed: /);
});

it('is complete in JSON through a pipe with any number of violations', async () => {
  const { exitCode, stdout } = await check([
    '--matrix',
    'matrix.md',
    '--catalog',
    'many.json',
    '--format',
    'json',
  ]);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ violations: { length: 20_000 } });
});

it('needs no standard input', async () => {
  const { exitCode } = await run('sh', [
    '-c',
    `exec "$0" "$1" --matrix matrix.md <&-`,
    process.execPath,
    main,
  ]);
  expect(exitCode).toBe(0);
});

it('ends quietly when its reader closes the pipe', async () => {
  const { stderr } = await run('sh', [
    '-c',
    `"$0" "$1" --catalog many.json --format json | head -n 1`,
    process.execPath,
    main,
  ]);
  expect(stderr).toBe('');
});

it('resolves paths from where npm was started, not from the root', async () => {
  const env = { npm_lifecycle_event: 'check:rules', INIT_CWD: join(folder, 'several') };
  const { exitCode, stdout } = await run(
    process.execPath,
    [main, '--catalog', 'b.json', '--matrix', '../matrix.md'],
    env,
  );
  expect([exitCode, stdout.startsWith('No violation')]).toEqual([0, true]);
});
