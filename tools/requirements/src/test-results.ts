import { stripVTControlCharacters } from 'node:util';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSources } from './sources.ts';

/** Calls the API or uses the browser; units of the portal; library or tool. Highest first. */
export const TEST_LEVELS = ['product', 'portal', 'rule'] as const;
export type TestLevel = (typeof TEST_LEVELS)[number];

/** Full title and result. */
export interface TestResult {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly file: string;
  readonly level: TestLevel;
  /** Whether it runs on some machines alone, or from a state that the product cannot reach: what it shows is no proof. */
  readonly isNoProof?: boolean;
  /** Without colours; empty if unknown. */
  readonly message: string;
}

const messageOf = (parts: readonly (string | undefined)[]): string =>
  stripVTControlCharacters(parts.filter((part) => part !== undefined).join('\n')).trim();

interface VitestReport {
  testResults?: {
    name?: string;
    status?: string;
    message?: string;
    assertionResults?: { fullName?: string; title?: string; status?: string; failureMessages?: string[] }[];
  }[];
}

/** Reads the tests of a report; a file that could not run counts as one failed test. */
export function readVitestReport(json: string, level: TestLevel): TestResult[] {
  const report = JSON.parse(json) as VitestReport; // written by the runner; every field is checked below
  return (report.testResults ?? []).flatMap(({ name = '?', status, message, assertionResults = [] }) => {
    const tests = assertionResults.map(({ fullName, title, status: outcome, failureMessages = [] }) => ({
      title: fullName ?? title ?? '?',
      status:
        outcome === 'passed'
          ? ('passed' as const)
          : outcome === 'failed'
            ? ('failed' as const)
            : ('skipped' as const),
      file: name,
      level,
      message: messageOf(failureMessages),
    }));
    const brokenFile = status === 'failed' && !tests.some((test) => test.status === 'failed');
    if (!brokenFile) return tests;
    const broken = { title: `${name} could not be run`, status: 'failed' as const, file: name, level };
    return [...tests, { ...broken, message: messageOf([message]) }];
  });
}

interface PlaywrightTest {
  status?: string;
  results?: { errors?: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title?: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title?: string; ok?: boolean; tests?: PlaywrightTest[] }[];
}

/** Reads the tests of a report; flaky counts as failed, since a retry would hide a race. */
export function readPlaywrightReport(json: string): TestResult[] {
  const report = JSON.parse(json) as { suites?: PlaywrightSuite[]; errors?: { message?: string }[] }; // as above
  const tests = (report.suites ?? []).flatMap((suite) => suiteTests(suite, []));
  const broken = (report.errors ?? []).map(({ message = '?' }) => ({
    title: 'The browser tests could not be run',
    status: 'failed' as const,
    file: 'playwright',
    level: 'product' as const,
    message: messageOf([message]),
  }));
  return [...tests, ...broken];
}

function suiteTests(suite: PlaywrightSuite, parents: readonly string[]): TestResult[] {
  const titles = [...parents, suite.title ?? ''];
  const own = (suite.specs ?? []).map((spec) => ({
    title: [...titles, spec.title ?? ''].join(' '),
    status: specStatus(spec.tests ?? []),
    file: suite.file ?? '?',
    level: 'product' as const,
    message: messageOf(specErrors(spec.tests ?? [])),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteTests(inner, titles))];
}

function specErrors(tests: readonly PlaywrightTest[]): (string | undefined)[] {
  return tests.flatMap(({ results = [] }) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  );
}

function specStatus(tests: readonly PlaywrightTest[]): TestResult['status'] {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  return tests.some(({ status }) => status === 'expected') ? 'passed' : 'skipped';
}

/** Reads the results of the last runs below `root`; projects without a report are skipped. */
export async function readReports(root: string): Promise<TestResult[]> {
  const results: TestResult[] = [];
  const sources = createSources(root);
  for await (const path of glob(
    ['{apps,tools,libs}/*/reports/vitest.json', 'libs/domain/*/reports/vitest.json'],
    { cwd: root },
  )) {
    const read = readVitestReport(await readFile(join(root, path), 'utf8'), levelOf(path));
    for (const result of read) results.push(await sources.judge(result));
  }
  for await (const path of glob('apps/*/reports/playwright.json', { cwd: root })) {
    const tests = join(root, dirname(path), '..', 'src');
    for (const result of readPlaywrightReport(await readFile(join(root, path), 'utf8'))) {
      results.push(await sources.judge({ ...result, file: join(tests, result.file) }));
    }
  }
  return results;
}

function levelOf(path: string): TestLevel {
  if (path.startsWith(join('apps', 'api'))) return 'product';
  return path.startsWith(join('apps', 'portal')) ? 'portal' : 'rule';
}
