import type { Requirement } from './requirement-list.ts';
import type { TestResult } from './test-results.ts';
import { idsInTitle } from './title-ids.ts';

/** What the last test runs prove of one area. */
export interface AreaCoverage {
  readonly area: string;
  readonly proved: readonly Requirement[];
  readonly missing: readonly Requirement[];
}

/** What the last test runs prove, and the ids that tests claim but no list knows. */
export interface Coverage {
  readonly areas: readonly AreaCoverage[];
  readonly unknownIds: readonly string[];
}

/**
 * An id is proved only if a test whose title holds it ran and passed, and none whose title holds it failed.
 * Areas keep the order of the lists. `otherIds` may be named by tests too, without being counted.
 */
export function computeCoverage(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  otherIds: readonly string[] = [],
): Coverage {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { title, status } of results) {
    for (const id of idsInTitle(title))
      (status === 'passed' ? passed : status === 'failed' ? failed : new Set()).add(id);
  }
  const known = new Set([...requirements.map(({ id }) => id), ...otherIds]);
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const own = requirements.filter((requirement) => requirement.area === area);
    const isProved = ({ id }: Requirement) => passed.has(id) && !failed.has(id);
    return {
      area,
      proved: own.filter(isProved),
      missing: own.filter((requirement) => !isProved(requirement)),
    };
  });
  const unknownIds = [...new Set([...passed, ...failed])].filter((id) => !known.has(id)).sort();
  return { areas, unknownIds };
}
