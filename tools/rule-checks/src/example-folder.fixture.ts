import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@partyline/catalog';
import { renderMatrix } from './permissions/matrix.ts';
import { OUR_TABLES } from './permissions/permission-tables.ts';

const GOOD = JSON.stringify(CATALOGUE);
const BAD = GOOD.replace('"price":1400,', '"price":14.5,').replace('"USD"', '"EUR"');

/** What is reported about `bad.json`, in order. */
export const BAD_LINES = [
  '$.trial[0].currency currency-not-usd: Every price is in USD. (found "EUR")',
  '$.new[0].prices[0].price not-cents: This is not a whole number of cents from 0 up. (found 14.5)',
];

/** Catalogues and matrices by file name, sound and not. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'good.json': GOOD,
  'bom.json': `\ufeff${GOOD}`,
  'bad.json': BAD,
  'several/a.json': BAD,
  'several/b.json': GOOD,
  'several/package.json': '{}',
  'several/tsconfig.build.json': '{}',
  'several/notes.txt': 'not JSON',
  'empty/package.json': '{}',
  'cut.json': GOOD.slice(0, 100),
  'blank.json': '',
  'latin.json': Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d),
  'many.json': JSON.stringify({ ...CATALOGUE, new: Array.from({ length: 20_000 }, () => 7) }),
  'matrix.md': renderMatrix(OUR_TABLES),
  'stale.md': '# Who may do what\n',
};

/** Creates a folder of examples, which also holds a link to a catalogue, and a folder with a catalogue's name. */
export async function exampleFolder(): Promise<{ path: string; stop: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'rule-checks-'));
  await mkdir(join(path, 'several', 'deeper.json'), { recursive: true });
  await mkdir(join(path, 'empty'));
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(path, name), content);
  await symlink(join(path, 'good.json'), join(path, 'linked.json'));
  return { path, stop: () => rm(path, { recursive: true, force: true }) };
}
