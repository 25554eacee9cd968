import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEquivalentMutants, type EquivalentMutant } from './equivalent-mutants.ts';
import { runLibrary } from './run-library.ts';
import { computeLibraryScore, listFailures, type LibraryScore } from './score.ts';
import { renderScores } from './table.ts';

const ROOT = join(import.meta.dirname, '../../..');

const HELP = `npm run test:mutation -- [library …] [--concurrency 2] [--incremental] [--file 'name-*.ts' …]

Changes the code of libs/domain in small ways and runs the tests on each change: one that no test notices is a survivor.
Without a library, all of them. --incremental tries only what changed since the library's last run, which may keep a
survivor that a new test kills: the run without it decides. --file changes only these files of each library's src.

Reports are written to reports/mutation/<library>; survivors.json among them has entries for the library's
equivalent-mutants.json ready but for the reason. Exits with 1 if less than 95 % was noticed in all, if a survivor in
permissions or pricing is not listed with its reason, or if an entry of a list has no survivor. Exits with 2 if it can
not run.`;

/** For reproducible results. */
const PROPERTIES = { PROPERTY_RUNS: '30', PROPERTY_SEED: '20250314' };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      concurrency: { type: 'string', default: '2' },
      incremental: { type: 'boolean', default: false },
      file: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const concurrency = Number(values.concurrency);
  if (!Number.isSafeInteger(concurrency) || concurrency < 1)
    throw new Error('--concurrency is a whole number from 1 up.');
  process.chdir(ROOT);
  const known = (await readdir('libs/domain', { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no library ${unknown.join(', ')}; libraries are ${known.join(', ')}.`);

  Object.assign(process.env, { ...PROPERTIES, ...process.env });
  const scores: LibraryScore[] = [];
  for (const library of positionals.length > 0 ? positionals : known) {
    const equivalents = await readEquivalentMutants(library);
    console.log(`\n${library}`);
    const { incremental, file: files } = values;
    const mutants = await runLibrary(library, { concurrency, incremental, files });
    const tried = new Set(mutants.map(({ file }) => file));
    // Entries of files that were not run cannot be stale.
    const asked = equivalents.filter(({ file }) => files.length === 0 || tried.has(file));
    const score = computeLibraryScore(library, mutants, asked);
    await writeSurvivors(score);
    scores.push(score);
  }
  console.log(`\n${renderScores(scores)}`);
  const failures = listFailures(scores);
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
}

async function readEquivalentMutants(library: string): Promise<readonly EquivalentMutant[]> {
  const file = `libs/domain/${library}/equivalent-mutants.json`;
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  const list = parseEquivalentMutants(json);
  if (typeof list === 'string') throw new Error(`${file} can not be read: ${list}.`);
  return list;
}

async function writeSurvivors({ library, unexplained }: LibraryScore): Promise<void> {
  const entries = unexplained.map(({ file, line, mutator, original, replacement }) => ({
    file,
    line,
    mutator,
    original,
    replacement,
    reason: '',
  }));
  const folder = `reports/mutation/${library}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/survivors.json`, `${JSON.stringify(entries, null, 2)}\n`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
