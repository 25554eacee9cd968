import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLaws } from './book/find-laws.ts';
import { renderLaws } from './book/render-book.ts';
import { tellOutcome } from './book/tell-outcome.ts';
import { HELP, parseOptions, unknownNameOf } from './options.ts';
import { runLaws } from './workers/run-laws.ts';

export const BOOK = 'docs/proofs.md';

/** Runs the command below `root` and returns its exit code. Throws an Error if it can not run. */
export async function run(
  root: string,
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> {
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
  const chosen = found
    .filter(({ law }) => options.names.length === 0 || options.names.includes(law.name))
    .filter(({ law }) => !options.isQuick || law.isQuick)
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
    await writeFile(join(root, BOOK), renderLaws(found, outcomes));
    print(`${BOOK} is written.`);
  }
  return 0;
}
