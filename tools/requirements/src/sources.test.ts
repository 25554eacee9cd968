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
    const { level, isSkippable } = await judge(result);
    return [level, isSkippable];
  };
  expect(await judged('called.test.ts')).toEqual(['product', false]);
  expect(await judged('through.test.ts')).toEqual(['product', false]);
  expect(await judged('typed.test.ts')).toEqual(['rule', false]);
  expect(await judged('skipped.test.ts')).toEqual(['product', true]);
});
