import type { TaskOutcome } from './run-nx.ts';

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Targets whose tests are counted from reports; any other target is one check. */
const TEST_TARGETS: ReadonlySet<string> = new Set(['test', 'test-units', 'e2e']);

/**
 * Adds up checks and tests. A failed test run without a failed test in its reports (it could not start)
 * counts as a failure.
 */
export function summarize(
  outcomes: readonly Pick<TaskOutcome, 'name' | 'passed'>[],
  tests: readonly { readonly status: 'passed' | 'failed' | 'skipped' }[],
): Summary {
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failedTests = count('failed');
  const checks = outcomes.filter(({ name }) => !TEST_TARGETS.has(name));
  const failedChecks = checks.filter(({ passed }) => !passed).length;
  const brokenRuns = outcomes.filter(({ name, passed }) => TEST_TARGETS.has(name) && !passed).length;
  return {
    passed: count('passed') + checks.length - failedChecks,
    failed: failedTests + failedChecks + (failedTests === 0 ? brokenRuns : 0),
    skipped: count('skipped'),
  };
}

/** Returns the closing line: `N passed, N failed`, and the number of skipped tests if any. */
export function closingLine({ passed, failed, skipped }: Summary): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
