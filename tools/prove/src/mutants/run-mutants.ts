import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findLaws, type FoundLaw } from '../book/find-laws.ts';
import { libraryOf } from '../book/render-book.ts';
import { messageOf } from '../engine/message-of.ts';
import { runIn, startWorker } from '../workers/run-laws.ts';
import { copyRules } from './copy-rules.ts';
import { readUsedLibraries, type UsedLibraries } from './used-libraries.ts';
import { plant, type PlantedMutant } from './mutant-list.ts';

/** A law that takes this long runs without an end, as no law does on the rules as they are. */
const LONGEST_MS = 300_000;

/** The least share of them. */
export const MUTANTS_REFUTED = 0.95;

export interface MutantOutcome {
  readonly mutant: PlantedMutant;
  /** null: it survives all laws. */
  readonly refutedBy: string | null;
}

export interface MutantOptions {
  readonly onOutcome?: (outcome: MutantOutcome) => void;
}

/** Puts each mutant into a copy of the rules and runs the laws until one refutes it. The checkout stays as it is. */
export async function runMutants(
  root: string,
  mutants: readonly PlantedMutant[],
  laws: readonly FoundLaw[],
  { onOutcome }: MutantOptions = {},
): Promise<readonly MutantOutcome[]> {
  const outcomes: MutantOutcome[] = [];
  const waiting = [...mutants.entries()];
  const used = await readUsedLibraries(root);
  const runners = Array.from({ length: Math.min(availableParallelism(), mutants.length) }, async () => {
    const copy = await copyRules(root);
    // An interrupted run leaves no copy.
    const clear = (): void => rmSync(copy, { recursive: true, force: true });
    process.once('exit', clear);
    try {
      // What can not be loaded here would seem to refute every mutant.
      await findLaws(copy);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const outcome = { mutant: next[1], refutedBy: await findRefutation(copy, next[1], laws, used) };
        outcomes[next[0]] = outcome;
        onOutcome?.(outcome);
      }
    } finally {
      process.off('exit', clear);
      clear();
    }
  });
  await Promise.all(runners);
  return outcomes;
}

/** Returns the first law that a mutant breaks; null if it survives all. */
async function findRefutation(
  copy: string,
  mutant: PlantedMutant,
  laws: readonly FoundLaw[],
  used: UsedLibraries,
): Promise<string | null> {
  const path = join(copy, 'libs/domain', mutant.file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, plant(mutant, source));
  // A thread of its own: it loads the rules with the fault.
  const thread = startWorker(copy);
  try {
    for (const { law, source: lawSource } of inOrder(mutant, laws, used)) {
      const kind = await verdictOf(() => runIn(thread, lawSource));
      if (kind !== 'holds') return law.name;
    }
    return null;
  } finally {
    await thread.terminate();
    await writeFile(path, source);
  }
}

async function verdictOf(run: () => ReturnType<typeof runIn>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('endless'), LONGEST_MS);
  });
  try {
    return await Promise.race([run().then(({ verdict }) => verdict.kind), late]);
  } catch (error) {
    return messageOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lists the laws that use the library of a mutant: the one that is expected to refute it, those of the library, the quick ones, the
 * others.
 */
function inOrder(
  { file, law: first }: PlantedMutant,
  laws: readonly FoundLaw[],
  used: UsedLibraries,
): readonly FoundLaw[] {
  const library = file.split('/')[0] ?? '';
  const rank = ({ law, source }: FoundLaw): number => {
    if (law.name === first) return 0;
    const isOwn = libraryOf(source.file) === library;
    return (isOwn ? 1 : 2) + (law.isQuick ? 0 : 2);
  };
  return laws
    .filter(({ source }) => used.get(libraryOf(source.file))?.has(library))
    .toSorted((a, b) => rank(a) - rank(b));
}
