import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport, type TestLevel, type TestResult } from './test-results.ts';

/** Reads the results of the last runs below `root`; projects without a report are skipped. */
export async function readReports(root: string): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for await (const path of glob(
    ['{apps,tools,libs}/*/reports/vitest.json', 'libs/domain/*/reports/vitest.json'],
    { cwd: root },
  )) {
    results.push(...readVitestReport(await readFile(join(root, path), 'utf8'), levelOf(path)));
  }
  for await (const path of glob('apps/*/reports/playwright.json', { cwd: root })) {
    results.push(...readPlaywrightReport(await readFile(join(root, path), 'utf8')));
  }
  return results;
}

function levelOf(path: string): TestLevel {
  if (path.startsWith(join('apps', 'api'))) return 'product';
  return path.startsWith(join('apps', 'portal')) ? 'portal' : 'rule';
}
