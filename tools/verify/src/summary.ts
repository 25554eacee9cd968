import type { StepOutcome } from './run-step.ts';

/** How many checks and tests passed and failed. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Adds up checks and tests. A step that failed without one failed test in its reports (it could not even run them) still
 * counts as a failure.
 */
export function summarize(
  outcomes: readonly StepOutcome[],
  tests: readonly { readonly status: 'passed' | 'failed' | 'skipped' }[],
): Summary {
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failedTests = count('failed');
  const checks = outcomes.filter(({ step }) => !step.reports);
  const failedChecks = checks.filter(({ passed }) => !passed).length;
  const brokenRuns = outcomes.filter(({ step, passed }) => step.reports && !passed).length;
  return {
    passed: count('passed') + checks.length - failedChecks,
    failed: failedTests + failedChecks + (failedTests === 0 ? brokenRuns : 0),
    skipped: count('skipped'),
  };
}

/** The closing line: `N passed, N failed`, and how many were skipped where any were. */
export function closingLine({ passed, failed, skipped }: Summary): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
