import { isSameMutant, type EquivalentMutant } from './equivalent-mutants.ts';
import type { Mutant, MutantStatus } from './mutant.ts';

/** What a library's mutants came to. */
export interface LibraryScore {
  readonly library: string;
  readonly killed: number;
  readonly timeout: number;
  /** Survivors, the equivalent ones included. */
  readonly survived: number;
  readonly noCoverage: number;
  /** Of those two, how many the library lists as equivalent. */
  readonly equivalent: number;
  /** Mutants that did not run: they count nowhere. */
  readonly errors: number;
  /** What is left: nobody noticed it and nobody said why. */
  readonly unexplained: readonly Mutant[];
  /** Entries of the list that no survivor answers to. */
  readonly stale: readonly EquivalentMutant[];
}

/** Counts a library's mutants against its list of equivalent ones. */
export function computeLibraryScore(
  library: string,
  mutants: readonly Mutant[],
  list: readonly EquivalentMutant[],
): LibraryScore {
  const count = (...statuses: MutantStatus[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const unexplained = alive.filter((mutant) => !list.some((entry) => isSameMutant(entry, mutant)));
  return {
    library,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    equivalent: alive.length - unexplained.length,
    errors: count('RuntimeError', 'CompileError', 'Ignored', 'Pending'),
    unexplained,
    stale: list.filter((entry) => !alive.some((mutant) => isSameMutant(entry, mutant))),
  };
}

/** The share of mutants that were noticed, 0 to 100, equivalent ones against us; 100 where there are none at all. */
export function computePercentage(scores: readonly LibraryScore[]): number {
  const noticed = scores.reduce((sum, { killed, timeout }) => sum + killed + timeout, 0);
  const missed = scores.reduce((sum, { survived, noCoverage }) => sum + survived + noCoverage, 0);
  return noticed + missed === 0 ? 100 : (noticed / (noticed + missed)) * 100;
}

/** The least share of noticed mutants, over all libraries that were run together. */
export const MINIMUM_PERCENTAGE = 95;

/** Libraries in which every survivor is explained, or the run fails. */
export const EXPLAINED_LIBRARIES: readonly string[] = ['permissions', 'pricing'];

/** Every reason for which the run fails, each in a sentence; none if it is good. */
export function listFailures(scores: readonly LibraryScore[]): readonly string[] {
  const percentage = computePercentage(scores);
  const low =
    percentage < MINIMUM_PERCENTAGE
      ? [`${percentage.toFixed(2)} % of the mutants were noticed, ${MINIMUM_PERCENTAGE} % is the least.`]
      : [];
  const open = scores
    .filter(({ library, unexplained }) => EXPLAINED_LIBRARIES.includes(library) && unexplained.length > 0)
    .map(
      ({ library, unexplained }) =>
        `${library}: ${unexplained.length} survivors are neither killed nor listed as equivalent.`,
    );
  const stale = scores
    .filter((score) => score.stale.length > 0)
    .map(({ library, stale: entries }) =>
      [
        `${library}: no survivor answers to ${entries.length} entries of equivalent-mutants.json:`,
        ...entries.map(({ file, line }) => `${file} ${line}`),
      ].join('\n    '),
    );
  return [...low, ...open, ...stale];
}
