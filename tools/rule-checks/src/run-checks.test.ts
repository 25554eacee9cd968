import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE } from '@partyline/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LINES, exampleFolder } from './example-folder.fixture.ts';
import { renderMatrix } from './permissions/matrix.ts';
import { OUR_TABLES } from './permissions/permission-tables.ts';
import { runChecks } from './run-checks.ts';

const PRODUCTS = Object.values(CATALOGUE).flat();
const PRICES = PRODUCTS.flatMap(({ prices }) => prices);

let example: Awaited<ReturnType<typeof exampleFolder>>;
let folder = '';

beforeAll(async () => {
  example = await exampleFolder();
  folder = example.path;
});
afterAll(() => example.stop());

const check = (...args: string[]) => runChecks(args, folder);
/** With an up-to-date matrix, so that only the tested part can fail. */
const checkFresh = (...args: string[]) => check('--matrix', 'matrix.md', ...args);

describe('exit code 0', () => {
  it.each(['./good.json', 'bom.json', 'linked.json'])(
    'is for a sound catalogue outside the repository: %s',
    async (name) => {
      expect(await checkFresh('--catalog', name)).toMatchObject({ exitCode: 0, stderr: '' });
    },
  );

  it('is for --help, which names every option and exit code', async () => {
    const { exitCode, stdout, stderr } = await check('--help');
    expect([exitCode, stderr]).toEqual([0, '']);
    for (const word of ['--catalog PATH', '--format FORMAT', '--matrix FILE', '--write', '--help'])
      expect(stdout).toContain(`  ${word}`);
    for (const number of [0, 1, 2, 3]) expect(stdout).toMatch(new RegExp(`\\b${number} `));
  });
});

describe('exit code 1', () => {
  it('is for violations, one a line with file, path and rule', async () => {
    const { exitCode, stdout, stderr } = await checkFresh('--catalog', 'bad.json');
    expect([exitCode, stderr]).toEqual([1, '']);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 2)).toEqual(BAD_LINES.map((line) => `bad.json ${line}`));
    expect(lines[2]).toMatch(/^2 violations in 1 catalogue with /);
    expect(lines.slice(3)).toEqual(['']);
  });

  it('is for a folder with one bad catalogue among several, and skips other files', async () => {
    const { exitCode, stdout } = await checkFresh('--catalog', 'several');
    expect(exitCode).toBe(1);
    expect(stdout.split('\n').slice(0, 2)).toEqual(
      BAD_LINES.map((line) => `${join('several', 'a.json')} ${line}`),
    );
    const doubled = `${2 * PRODUCTS.length} products and ${2 * PRICES.length} prices`;
    expect(stdout).toContain(`\n2 violations in 2 catalogues with ${doubled}, `);
  });

  it('is for several places, one of them bad', async () => {
    const { exitCode, stdout } = await checkFresh('--catalog', 'good.json', '--catalog', 'bad.json');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^2 violations in 2 catalogues /m);
  });

  it('is for a stale matrix, and for none', async () => {
    const stale = await check('--matrix', 'stale.md');
    expect([stale.exitCode, stale.stdout.split('\n')[0]]).toEqual([
      1,
      'stale.md $ matrix-stale: This differs from the permission table; --write updates it. (line 3)',
    ]);
    const none = await check('--matrix', 'none.md');
    expect([none.exitCode, none.stdout.split('\n')[0]]).toEqual([
      1,
      'none.md $ matrix-missing: This file is missing; --write writes it.',
    ]);
  });
});

describe('exit code 2, with one sentence and nothing else,', () => {
  it.each([
    [['--catalog', 'nothing.json'], 'nothing.json does not exist.'],
    [['--catalog', 'good.json/deeper'], 'good.json/deeper does not exist.'],
    [['--catalog', 'empty'], 'empty holds no catalogue: no file ends in .json.'],
    [['--catalog', 'cut.json'], /^cut\.json is not JSON: a mistake at position 100 \(line 1 column 101\)\.$/],
    [['--catalog', 'blank.json'], 'blank.json is not JSON.'],
    [['--catalog', 'latin.json'], 'latin.json is not UTF-8 text.'],
    [['--catalog', 'bad.json', '--catalog', 'cut.json', '--format', 'json'], /^cut\.json is not JSON/],
    [['--catalog', 'a\u001b[31m'], String.raw`a\u001b[31m does not exist.`],
    [['--matrix', 'several'], 'several is a folder.'],
    [['--matrix', 'several', '--write'], 'several is a folder.'],
    [['--matrix', 'missing/m.md', '--write'], 'missing/m.md does not exist.'],
    [['--quiet'], 'There is no option --quiet; --help lists the options.'],
  ])('is for %j', async (args, sentence) => {
    const { exitCode, stdout, stderr } = await check(...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr.endsWith('\n')).toBe(true);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    if (typeof sentence === 'string') expect(stderr.trimEnd()).toBe(sentence);
    else expect(stderr.trimEnd()).toMatch(sentence);
  });

  it.skipIf(process.getuid?.() === 0)('is for a file that may not be read', async () => {
    await writeFile(join(folder, 'secret.json'), '{}');
    await chmod(join(folder, 'secret.json'), 0o000);
    expect(await check('--catalog', 'secret.json')).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'secret.json may not be read.\n',
    });
  });
});

describe('JSON', () => {
  it('lists the same violations for programs, with what was looked at', async () => {
    const { exitCode, stdout } = await checkFresh('--catalog', 'bad.json', '--format', 'json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      violations: BAD_LINES.map((line) => {
        const [, path, rule, message] = /^(\S+) (\S+): (.+)$/.exec(line) ?? [];
        return { file: 'bad.json', path, rule, message };
      }),
      checked: {
        catalogues: ['bad.json'],
        products: PRODUCTS.length,
        prices: PRICES.length,
        roles: 6,
        actions: 23,
        // The number of routes depends on the contract.
        routes: expect.any(Number) as number,
        matrix: 'matrix.md',
      },
    });
  });

  it('is empty of violations where there are none', async () => {
    const { exitCode, stdout } = await checkFresh('--format=json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      violations: [],
      checked: { catalogues: [join('libs', 'catalog', 'catalogue.json')] },
    });
  });
});

describe('the matrix and other files', () => {
  it('writes the matrix only with --write, and accepts its own output', async () => {
    const file = join(folder, 'fresh.md');
    await check('--matrix', 'fresh.md');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await check('--matrix', 'fresh.md', '--write')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await readFile(file, 'utf8')).toBe(renderMatrix(OUR_TABLES));
    expect(await check('--matrix', 'fresh.md')).toMatchObject({ exitCode: 0 });
  });

  it('changes no file without --write', async () => {
    const before = await readdir(folder);
    await check('--matrix', 'stale.md', '--catalog', 'bad.json');
    expect(await readFile(join(folder, 'stale.md'), 'utf8')).toBe('# Who may do what\n');
    expect(await readdir(folder)).toEqual(before);
  });
});
