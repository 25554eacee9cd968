import { checkSync } from 'recheck';
import type { FoundPattern } from './list-patterns.ts';

/** A regular expression that may stay although it is not proved harmless: where it stands, and why it does no harm there. */
export interface Exception {
  readonly file: string;
  readonly written: string;
  readonly reason: string;
}

/**
 * Enough to find what grows faster than its text. The search of what we have ends by itself in a fraction of a second; what
 * takes longer than `timeout` (milliseconds) counts as not judged.
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
 * What is wrong with the regular expressions: each that a text can hold up for longer than its length, or that cannot be
 * judged, by file and line; and each exception that nothing stands behind any more.
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
      const verdict = pattern === null ? 'is put together while the program runs' : judge(pattern);
      return verdict === null ? [] : [`${file}:${line} ${written} ${verdict}`];
    });
  const stale = exceptions.filter((exception) => !patterns.some((found) => isExcepted(found, exception)));
  return [...problems, ...stale.map(({ file, written }) => `${file} has no ${written} any more`)];
}
