export { judgeRequirements, listContradictions } from './judge.ts';
export { readReports } from './test-results.ts';
export type { TestResult } from './test-results.ts';
