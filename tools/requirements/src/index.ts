export { readReports } from './report-files.ts';
export type { TestResult } from './test-results.ts';
