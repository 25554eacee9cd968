import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRunFile, runNx } from './run-nx.ts';

const task = (target: string, status?: number, cacheStatus = 'cache-miss') => ({
  target,
  cacheStatus,
  ...(status === undefined ? {} : { status }),
  startTime: '2026-11-22T10:00:00.000Z',
  endTime: '2026-11-22T10:00:02.000Z',
});

describe('the record of a run', () => {
  it('gives the outcome of each task', () => {
    const json = JSON.stringify({ tasks: [task('format', 0, 'local-cache-hit'), task('lint-rest', 1)] });
    expect(readRunFile(json)).toEqual([
      { name: 'format', passed: true, fromCache: true, seconds: 2 },
      { name: 'lint-rest', passed: false, fromCache: false, seconds: 2 },
    ]);
  });

  it('counts a task that was skipped as failed', () => {
    expect(readRunFile(JSON.stringify({ tasks: [task('e2e')] }))[0]?.passed).toBe(false);
  });
});

describe('a run of Nx', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'run-nx-'));
    await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
    await mkdir(join(root, '.nx/cache'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  /** Installs a fake Nx that records `tasks` and exits with `code`. */
  async function install(code: number, tasks?: readonly unknown[]): Promise<void> {
    const program = join(root, 'node_modules/.bin/nx');
    const record = tasks && `echo '${JSON.stringify({ tasks })}' > "$NX_CACHE_DIRECTORY/run.json"\n`;
    await writeFile(program, `#!/bin/sh\n${record ?? ''}exit ${code}\n`);
    await chmod(program, 0o755);
  }

  it('returns the outcomes that Nx recorded', async () => {
    await install(1, [task('format', 0), task('lint-rest', 1)]);
    expect((await runNx(['run-many'], root)).map(({ name, passed }) => [name, passed])).toEqual([
      ['format', true],
      ['lint-rest', false],
    ]);
  });

  it.each([
    ['fails before it runs a task', 1, undefined],
    ['fails although no task did', 1, [task('format', 0)]],
    ['passes without having run a task', 0, []],
  ])('is itself a failure when Nx %s', async (_what, code, tasks) => {
    await writeFile(join(root, '.nx/cache/run.json'), JSON.stringify({ tasks: [task('stale', 1)] }));
    await install(code, tasks);
    expect((await runNx(['run-many', '-t', 'x'], root)).at(-1)).toMatchObject({
      name: 'nx run-many -t x',
      passed: false,
    });
  });
});
