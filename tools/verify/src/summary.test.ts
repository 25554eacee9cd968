import { describe, expect, it } from 'vitest';
import { closingLine, summarize } from './summary.ts';

const check = (passed: boolean) => ({ name: 'lint-screens', passed });
const testRun = (passed: boolean) => ({ name: 'test-units', passed });
const tests = (...statuses: ('passed' | 'failed' | 'skipped')[]) => statuses.map((status) => ({ status }));

describe('the closing line', () => {
  it('adds checks and tests', () => {
    const summary = summarize([check(true), testRun(true)], tests('passed', 'passed'));
    expect(closingLine(summary)).toBe('3 passed, 0 failed');
  });

  it('counts a failed check and every failed test', () => {
    const summary = summarize([check(false), testRun(false)], tests('failed', 'failed', 'passed'));
    expect(closingLine(summary)).toBe('1 passed, 3 failed');
  });

  it('counts a failed run without a failed test as one failure', () => {
    expect(summarize([testRun(false)], tests('passed')).failed).toBe(1);
  });

  it('names skipped tests', () => {
    expect(closingLine(summarize([], tests('passed', 'skipped')))).toBe('1 passed, 0 failed, 1 skipped');
  });
});
