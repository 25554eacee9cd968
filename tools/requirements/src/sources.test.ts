import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSources } from './sources.ts';
import type { TestResult } from './test-results.ts';

async function writeTree(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

it('takes a test of the API for one of the product only if its file starts the API, and none that may be skipped', async () => {
  const api = 'apps/api/src';
  const root = await writeTree({
    [`${api}/testing/start-api.ts`]: '',
    [`${api}/testing/shop.ts`]: "import { startApi } from './start-api.ts';\nexport {};",
    [`${api}/testing/types.ts`]: "import type { Api } from './start-api.ts';",
    [`${api}/called.test.ts`]: "import { startApi } from './testing/start-api.ts';",
    [`${api}/through.test.ts`]: "import {\n  shop,\n} from './testing/shop.ts';",
    [`${api}/typed.test.ts`]: "import { types } from './testing/types.ts';",
    [`${api}/skipped.test.ts`]: "import { startApi } from './testing/start-api.ts';\nit.skipIf(true)('x');",
  });
  const { judge } = createSources(root);
  const judged = async (name: string) => {
    const result: TestResult = {
      title: 'x',
      status: 'passed',
      file: join(root, api, name),
      level: 'product',
      message: '',
    };
    const { level, isNoProof } = await judge(result);
    return [level, isNoProof];
  };
  expect(await judged('called.test.ts')).toEqual(['product', false]);
  expect(await judged('through.test.ts')).toEqual(['product', false]);
  expect(await judged('typed.test.ts')).toEqual(['rule', false]);
  expect(await judged('skipped.test.ts')).toEqual(['product', true]);
});

it('takes a test for no proof if it reaches its state by SQL that the product has not', async () => {
  const api = 'apps/api/src';
  const root = await writeTree({
    [`${api}/testing/start-api.ts`]: '',
    [`${api}/demo/seed.ts`]: "`UPDATE app.users SET rank = 'high'`;",
    [`${api}/db/0001.sql`]: 'CREATE TABLE app.users (\n  made_at timestamptz NOT NULL DEFAULT now(),\n',
    [`${api}/users.ts`]: "`INSERT INTO app.users (name, kind, rank) VALUES ($1, 'plain', 'low')`;",
    [`${api}/users.test.ts`]: [
      "import { startApi } from './testing/start-api.ts';",
      "it('[WS-1] a', () => db(`UPDATE app.users SET name = 'x', made_at = now() WHERE id = 1`));",
      "it('[WS-2, WS-3] b', () => db(`UPDATE app.users SET kind = 'plain', rank = 'high' WHERE id = 1`));",
      "it('[WS-4] c', () => db('UPDATE app.users SET unknown = $1'));",
    ].join('\n'),
  });
  const { judge } = createSources(root);
  const judged = async (title: string) => {
    const file = join(root, api, 'users.test.ts');
    const { isNoProof } = await judge({ title, status: 'passed', file, level: 'product', message: '' });
    return isNoProof;
  };
  expect(await judged('[WS-1] a')).toBe(false);
  expect(await judged('[WS-2, WS-3] b')).toBe(true);
  expect(await judged('[WS-4] c')).toBe(true);
});
