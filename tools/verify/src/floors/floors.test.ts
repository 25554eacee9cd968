import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@partyline/tools-processes';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TYPE_ARROWS } from './floors.ts';
import { listFolderCircles, readFloors, type UpwardArrow } from './read-imports.ts';

const API = join(REPOSITORY, 'apps/api/src');

/** Returns a folder with these files. */
async function planted(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-floors-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const sentenceOf = ({ from, to, floors: [below, above] }: UpwardArrow) =>
  `${from} imports ${to}, but ${below} stands below ${above}: see tools/verify/src/floors/floors.ts`;

describe('the floors of the API', () => {
  // Reads every import of the API: once for both tests.
  let api: Awaited<ReturnType<typeof readFloors>>;
  beforeAll(async () => {
    api = await readFloors(API);
  });

  it('imports values only from the same floor and those below, and has a place for every file', () => {
    const { upward, unplaced } = api;
    expect(upward.filter(({ isOfTypes }) => !isOfTypes).map(sentenceOf)).toEqual([]);
    expect(unplaced, 'stand on no floor').toEqual([]);
  });

  it('imports types from above only where the list allows it', () => {
    const arrows = api.upward;
    const isAllowed = ([below, above]: readonly [string, string]) =>
      TYPE_ARROWS.some((allowed) => allowed[0] === below && allowed[1] === above);
    expect(arrows.filter(({ floors }) => !isAllowed(floors)).map(sentenceOf)).toEqual([]);
    const taken = new Set(arrows.map(({ floors }) => floors.join(' ')));
    const listed = TYPE_ARROWS.map((pair) => pair.join(' '));
    expect([...taken].toSorted(), 'taken').toEqual(listed.toSorted());
    expect(TYPE_ARROWS.length).toBeLessThanOrEqual(9);
  });

  it('has no circle of folders', async () => {
    expect(await listFolderCircles(API)).toEqual([]);
  });
});

describe('planted', () => {
  it('names an import that goes up', async () => {
    const folder = await planted({
      'modules/vic/a.ts': 'export const a = 1;\n',
      'records/audit/b.ts': "import { a } from '../../modules/vic/a.ts';\nexport const b = a;\n",
    });
    const { upward } = await readFloors(folder);
    expect(upward.map(sentenceOf)).toEqual([
      'records/audit/b.ts imports modules/vic/a.ts, but records stands below modules: see tools/verify/src/floors/floors.ts',
    ]);
  });

  it('names two modules that import each other', async () => {
    const folder = await planted({
      'modules/vic/a.ts': "import { c } from '../alerts/c.ts';\nexport const a = c;\n",
      'modules/alerts/b.ts': "import { a } from '../vic/a.ts';\nexport const b = a;\n",
      'modules/alerts/c.ts': 'export const c = 1;\n',
    });
    const circles = await listFolderCircles(folder);
    expect(circles.flat()).toEqual(expect.arrayContaining(['modules/vic', 'modules/alerts']));
  });

  it('tells an import of a type from one of a value', async () => {
    const folder = await planted({
      'modules/vic/a.ts': 'export type A = 1;\n',
      'db/b.ts': "import type { A } from '../modules/vic/a.ts';\nexport const b: A = 1;\n",
    });
    expect((await readFloors(folder)).upward).toMatchObject([{ floors: ['db', 'modules'], isOfTypes: true }]);
    expect(await listFolderCircles(folder)).toEqual([]);
  });

  it('names a file that stands on no floor', async () => {
    const folder = await planted({ 'misc/a.ts': 'export const a = 1;\n' });
    expect((await readFloors(folder)).unplaced).toEqual(['misc/a.ts']);
  });
});
