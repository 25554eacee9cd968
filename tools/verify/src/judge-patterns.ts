import { checkSync } from 'recheck';
import type { FoundPattern } from './list-patterns.ts';

/** An allowed expression that is not proved safe: its file, and why it is harmless there. */
export interface Exception {
  readonly file: string;
  readonly written: string;
  readonly reason: string;
}

/**
 * Enough to find super-linear patterns. Ours take a fraction of a second each; exceeding `timeout`
 * (milliseconds) counts as not judged.
 */
const SEARCH = { timeout: 60_000, maxIteration: 2, maxGenerationSize: 40, attackTimeout: null } as const;

function verdictOf({ source, flags }: { readonly source: string; readonly flags: string }): string | null {
  const found = checkSync(source, flags, SEARCH);
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind})`;
  return `takes ${found.complexity.summary} time, for example for ${found.attack.pattern}`;
}

const isExcepted = (found: FoundPattern, { file, written }: Exception): boolean =>
  found.file === file && found.written === written;

/**
 * Returns the problems of regular expressions with file and line: patterns that may be super-linear or cannot
 * be judged, and unused exceptions.
 */
export function judgePatterns(patterns: readonly FoundPattern[], exceptions: readonly Exception[]): string[] {
  const known = new Map<string, string | null>();
  const judge = (pattern: NonNullable<FoundPattern['pattern']>): string | null => {
    const key = `/${pattern.source}/${pattern.flags}`;
    const verdict = known.has(key) ? (known.get(key) ?? null) : verdictOf(pattern);
    known.set(key, verdict);
    return verdict;
  };
  const problems = patterns
    .filter((found) => !exceptions.some((exception) => isExcepted(found, exception)))
    .flatMap(({ file, line, written, pattern }) => {
      const verdict = pattern === null ? 'is built at run time' : judge(pattern);
      return verdict === null ? [] : [`${file}:${line} ${written} ${verdict}`];
    });
  const stale = exceptions.filter((exception) => !patterns.some((found) => isExcepted(found, exception)));
  return [...problems, ...stale.map(({ file, written }) => `${file} no longer has ${written}`)];
}
