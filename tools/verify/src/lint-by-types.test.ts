import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY, runCommand } from '@partyline/tools-processes';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-by-types-'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints a file with this code; returns output and exit code. */
async function lint(code: string): Promise<{ said: string; exitCode: number }> {
  await writeFile(join(folder, 'planted.ts'), code);
  const args = ['--config', join(REPOSITORY, '.oxlintrc.json'), '--deny-warnings', folder];
  const oxlint = join(REPOSITORY, 'node_modules/.bin/oxlint');
  const { stdout, exitCode } = await runCommand(oxlint, args, { env: process.env });
  return { said: stdout, exitCode };
}

it.each([
  ['no-floating-promises', 'Promise.resolve(1);'],
  ['no-unsafe-return', 'export const read = (text: string): number => JSON.parse(text);'],
  ['no-unnecessary-condition', 'export const isHere = (name: string) => name?.length;'],
  [
    'switch-exhaustiveness-check',
    "export function f(x: 'a' | 'b'): void {\n  switch (x) {\n    case 'a':\n      break;\n  }\n}",
  ],
])('refuses what only types reveal: %s', async (rule, code) => {
  const { said, exitCode } = await lint(code);
  expect(said).toContain(`typescript(${rule})`);
  expect(exitCode).toBe(1);
});

it('refuses files that import each other', async () => {
  await writeFile(
    join(folder, 'other.ts'),
    "import { one } from './planted.ts';\nexport const two = () => one;\n",
  );
  const { said, exitCode } = await lint("import { two } from './other.ts';\nexport const one = () => two;\n");
  await rm(join(folder, 'other.ts'));
  expect(said).toContain('import(no-cycle)');
  expect(exitCode).toBe(1);
});

it('accepts code without a problem', async () => {
  expect((await lint('export const double = (size: number): number => size * 2;\n')).exitCode).toBe(0);
});
