import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLaws, type FoundLaw } from './book/find-laws.ts';
import { renderLaws } from './book/render-book.ts';
import { tellOutcome } from './book/tell-outcome.ts';
import { MUTANTS_HEADING, renderMutants, tellMutant } from './book/render-mutants.ts';
import { readMutants } from './mutants/mutant-list.ts';
import { MUTANTS_REFUTED, runMutants } from './mutants/run-mutants.ts';
import { HELP, parseOptions, unknownNameOf, type Options } from './options.ts';
import { runLaws } from './workers/run-laws.ts';

export const BOOK = 'docs/proofs.md';

type Print = (text: string) => void;

/** The two parts of the book: each is written by a run of its own. */
interface Book {
  readonly laws: string;
  /** Empty before the first run. */
  readonly mutants: string;
}

/** Reads the book; a missing one is empty. */
export async function readBook(root: string): Promise<Book> {
  const text = await readFile(join(root, BOOK), 'utf8').catch(() => '');
  const [laws = '', mutants] = text.split(MUTANTS_HEADING);
  return { laws: laws.trim(), mutants: mutants === undefined ? '' : MUTANTS_HEADING + mutants };
}

async function writeBook(root: string, { laws, mutants }: Book, print: Print): Promise<void> {
  const parts = [laws, mutants].map((part) => part.trim()).filter((part) => part !== '');
  await writeFile(join(root, BOOK), `${parts.join('\n\n')}\n`);
  print(`${BOOK} is written.`);
}

/** Runs the command below `root` and returns its exit code. Throws an Error if it can not run. */
export async function run(root: string, args: readonly string[], print: Print): Promise<number> {
  const options = parseOptions(args);
  if (options.isHelp) {
    print(HELP);
    return 0;
  }
  const found = await findLaws(root);
  const unknown = unknownNameOf(
    options.names,
    found.map(({ law }) => law.name),
  );
  if (unknown !== null) throw new Error(unknown);
  if (options.isMutants) return replayMutants(root, found, print);
  return prove(root, found, options, print);
}

async function prove(
  root: string,
  found: readonly FoundLaw[],
  { names, isQuick }: Options,
  print: Print,
): Promise<number> {
  const chosen = found
    .filter(({ law }) => names.length === 0 || names.includes(law.name))
    .filter(({ law }) => !isQuick || law.isQuick)
    // The longest first, so that no core waits for one at the end.
    .toSorted((a, b) => Number(a.law.isQuick) - Number(b.law.isQuick));
  const lawOf = new Map(chosen.map(({ law }) => [law.name, law]));
  const startMs = performance.now();
  const outcomes = await runLaws(
    root,
    chosen.map(({ source }) => source),
    {
      onOutcome: (outcome) => {
        const law = lawOf.get(outcome.name);
        if (law) print(tellOutcome(outcome, law));
      },
    },
  );
  const failed = outcomes.filter(({ verdict }) => verdict.kind !== 'holds').length;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  print(`\n${outcomes.length - failed} laws hold, ${failed} do not, in ${seconds} s.`);
  if (failed > 0) return 1;
  if (chosen.length === found.length) {
    const { mutants } = await readBook(root);
    await writeBook(root, { laws: renderLaws(found, outcomes), mutants }, print);
  }
  return 0;
}

async function replayMutants(root: string, found: readonly FoundLaw[], print: Print): Promise<number> {
  const planted = await readMutants(root);
  const outcomes = await runMutants(root, planted, found, { onOutcome: (one) => print(tellMutant(one)) });
  const refuted = outcomes.filter(({ refutedBy }) => refutedBy !== null).length;
  const unexplained = outcomes.filter(
    ({ mutant, refutedBy }) => (refutedBy === null) !== (mutant.survives !== undefined),
  );
  print(`\n${refuted} of ${planted.length} mutants are refuted.`);
  for (const { mutant, refutedBy } of unexplained)
    print(
      `${mutant.file}: "${mutant.text}" ${refutedBy === null ? 'survives without a reason' : 'is refuted, though its entry says that it survives'}.`,
    );
  const { laws } = await readBook(root);
  await writeBook(root, { laws, mutants: renderMutants(outcomes) }, print);
  return refuted / planted.length < MUTANTS_REFUTED || unexplained.length > 0 ? 1 : 0;
}
