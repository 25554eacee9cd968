import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from './command-options.ts';
import { outputOf, runCommand, runProgram } from './run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'run-command-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const node = (script: string, options = {}) => runCommand(process.execPath, ['-e', script], options);

it('returns exit code and both outputs as they were printed', async () => {
  const script = 'console.log("out\\n"); console.error("error"); process.exitCode = 3';
  expect(await node(script)).toEqual({ exitCode: 3, stdout: 'out\n\n', stderr: 'error\n' });
});

it('runs a TypeScript file with arguments', async () => {
  const file = join(folder, 'program.ts');
  await writeFile(file, 'const word: string = process.argv[2] ?? ""; console.log(word);');
  expect(await runProgram(file, ['hello'])).toMatchObject({ exitCode: 0, stdout: 'hello\n' });
});

it('pipes the input in, and without one gives none', async () => {
  const echo = 'process.stdin.pipe(process.stdout)';
  expect(await node(echo, { input: 'grüße' })).toMatchObject({ stdout: 'grüße' });
  expect(await node(echo, { input: Uint8Array.of(0x61) })).toMatchObject({ stdout: 'a' });
  expect(await node(echo)).toMatchObject({ exitCode: 0, stdout: '' });
});

it('accepts that a command stops reading before the end of its input', async () => {
  const input = new Uint8Array(10_000_000);
  expect(await node('process.exit(4)', { input })).toMatchObject({ exitCode: 4 });
});

it('sets the given variables and, of its own, only PATH and the compile cache', async () => {
  const print = 'console.log(Object.keys(process.env).sort().join())';
  process.env['OF_THE_CALLER'] = 'yes';
  const { stdout } = await node(print, { env: { GIVEN: 'yes', NODE_COMPILE_CACHE: undefined } });
  delete process.env['OF_THE_CALLER'];
  expect(stdout).toBe('GIVEN,PATH\n');
});

it('runs in the repository, or in the given folder', async () => {
  const print = 'process.stdout.write(process.cwd())';
  expect((await node(print)).stdout).toBe(REPOSITORY);
  expect((await node(print, { cwd: folder })).stdout).toBe(folder);
});

it.skipIf(process.getuid?.() !== 0)('runs as another user', async () => {
  const { stdout } = await node('console.log(process.getuid(), process.getgid())', {
    ...{ cwd: '/', uid: 65534, gid: 65534 },
  });
  expect(stdout).toBe('65534 65534\n');
});

it('returns the output of a command that must succeed, and rejects with its errors', async () => {
  expect(await outputOf(process.execPath, ['-p', '1 + 1'])).toBe('2\n');
  const failing = outputOf(process.execPath, ['-e', 'console.error("No."); process.exitCode = 5']);
  await expect(failing).rejects.toThrow(/ended with 5:\nNo\.\n$/);
});

it('rejects when the command does not exist or is killed', async () => {
  await expect(runCommand(join(folder, 'missing'), [])).rejects.toThrow('did not run to its end');
  await expect(node('process.kill(process.pid, "SIGKILL")')).rejects.toThrow('did not run to its end');
});
