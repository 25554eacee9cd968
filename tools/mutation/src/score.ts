import { isSameMutant, type EquivalentMutant } from './equivalent-mutants.ts';
import type { Mutant, MutantStatus } from './mutant.ts';

export interface LibraryScore {
  readonly library: string;
  readonly killed: number;
  readonly timeout: number;
  /** Survivors, including equivalent ones. */
  readonly survived: number;
  readonly noCoverage: number;
  /** Survivors and uncovered mutants listed as equivalent. */
  readonly equivalent: number;
  /** Mutants that did not run; not counted. */
  readonly errors: number;
  /** Neither killed nor listed as equivalent. */
  readonly unexplained: readonly Mutant[];
  /** Listed mutants that did not survive. */
  readonly stale: readonly EquivalentMutant[];
}

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

/** Computes the percentage of mutants that tests notice. Equivalent mutants count as survivors; 100 without mutants. */
export function computePercentage(scores: readonly LibraryScore[]): number {
  const noticed = scores.reduce((sum, { killed, timeout }) => sum + killed + timeout, 0);
  const missed = scores.reduce((sum, { survived, noCoverage }) => sum + survived + noCoverage, 0);
  return noticed + missed === 0 ? 100 : (noticed / (noticed + missed)) * 100;
}

/** Over all libraries of a run. */
export const MINIMUM_PERCENTAGE = 95;

/** Lists why the run fails, in sentences. */
export function listFailures(scores: readonly LibraryScore[]): readonly string[] {
  const percentage = computePercentage(scores);
  const low =
    percentage < MINIMUM_PERCENTAGE
      ? [`${percentage.toFixed(2)} % of the mutants were noticed, ${MINIMUM_PERCENTAGE} % is the least.`]
      : [];
  const open = scores
    .filter(({ unexplained }) => unexplained.length > 0)
    .map(
      ({ library, unexplained }) =>
        `${library}: ${unexplained.length} survivors are neither killed nor listed as equivalent.`,
    );
  const stale = scores
    .filter((score) => score.stale.length > 0)
    .map(({ library, stale: entries }) =>
      [
        `${library}: ${entries.length} entries of equivalent-mutants.json match no survivor:`,
        ...entries.map(({ file, line }) => `${file} ${line}`),
      ].join('\n    '),
    );
  return [...low, ...open, ...stale];
}
