import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePortalBuilt, type PortalBuild } from './portal-build.ts';
import { hashPortalInputs } from './source-hash.ts';
import { temporaryFolder } from '../testing/program.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let build: PortalBuild;
let said: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  said = [];
  await write('apps/portal/index.html', '<!doctype html><title>One</title>');
  await write('apps/portal/src/page.ts', 'export const page = 1;');
  await write('libs/texts/src/index.ts', 'export const text = 1;');
  await write('package-lock.json', '{}');
  await write('tsconfig.base.json', '{}');
  build = {
    checkout: folder.path,
    dataDir: join(folder.path, 'data'),
    env: { PATH: process.env['PATH'] ?? '' },
    logFile: join(folder.path, 'data/logs/portal.log'),
    notices: { say: (line) => said.push(line), started: () => undefined },
    onRun: () => undefined,
  };
});
afterEach(() => folder.remove());

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder.path, path, '..'), { recursive: true });
  await writeFile(join(folder.path, path), content);
}

const hash = (environment = {}): Promise<string> => hashPortalInputs(folder.path, environment);

it('builds a missing portal, and keeps one with unchanged sources', async () => {
  const dist = await ensurePortalBuilt(build);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('<title>One</title>');
  expect(said).toHaveLength(1);
  expect(await ensurePortalBuilt(build)).toBe(dist);
  expect(said).toHaveLength(1);
});

it('builds again when a source has changed', async () => {
  await ensurePortalBuilt(build);
  await write('apps/portal/index.html', '<!doctype html><title>Two</title>');
  const dist = await ensurePortalBuilt(build);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('<title>Two</title>');
});

it('reports why a build failed, keeps the old one and leaves no draft', async () => {
  const dist = await ensurePortalBuilt(build);
  await write('apps/portal/index.html', '<!doctype html><script type="module" src="./missing.ts"></script>');
  await expect(ensurePortalBuilt(build)).rejects.toThrow(/The portal could not be built[^]*missing\.ts/);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('<title>One</title>');
  expect(await readdir(join(folder.path, 'apps/portal/node_modules/.partyline'))).toEqual([]);
});

it('depends on sources of portal and libraries, on the locked packages and on VITE_ variables', async () => {
  const before = await hash();
  for (const path of ['apps/portal/src/new.ts', 'libs/texts/src/index.ts', 'package-lock.json']) {
    const previous = await hash();
    await write(path, 'changed');
    expect(await hash()).not.toBe(previous);
  }
  expect(await hash({ VITE_DEBUG: 'true' })).not.toBe(await hash());
  expect(await hash({ HOME: '/somewhere' })).toBe(await hash());
  expect(await hash()).not.toBe(before);
});

it('does not depend on tests, on what is built or on what the build itself generates', async () => {
  const before = await hash();
  await write('apps/portal/src/page.test.ts', '');
  await write('apps/portal/src/route-tree.gen.ts', '');
  await write('apps/portal/dist/index.html', '');
  await write('libs/texts/node_modules/x/index.js', '');
  await write('libs/texts/README.md', '');
  expect(await hash()).toBe(before);
  expect(existsSync(build.dataDir)).toBe(false);
});
