import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeRequirements, listContradictions, readReports } from '@partyline/tools-requirements';
import { describeFailure, listLogProblems } from './failures.ts';
import { runNx, type TaskOutcome } from './run-nx.ts';
import { closingLine, summarize } from './summary.ts';

const root = join(import.meta.dirname, '../../..');

const STATIC_CHECKS = [
  ...['lint-screens', 'lint-rest', 'lint-types', 'format'],
  ...['typecheck-servers', 'typecheck-portal', 'typecheck-browser-tests', 'typecheck-rules'],
];

/** API tests on an installed PostgreSQL; one check, since their usual run counts them individually. */
const OTHER_CHECKS = ['test-postgres'];

/** The API's `test`; all other unit tests are in `test-units`. */
const PROJECTS = ['partyline', '@partyline/api'];

/** One above the cores of a small machine: API tests mostly wait for processes and PostgreSQL. */
const PARALLEL = '--parallel=3';

/** Nx commands in sequence: everything in parallel, then the browser tests alone. */
const STAGES = [
  [
    'run-many',
    '-p',
    PROJECTS.join(','),
    '-t',
    ['test', 'test-units', ...OTHER_CHECKS, ...STATIC_CHECKS].join(','),
    PARALLEL,
  ],
  ['run', '@partyline/portal-e2e:e2e'],
];

/**
 * Runs every check and test, whatever fails, and ends with `N passed, N failed`. Further arguments go to Nx,
 * for example `--skip-nx-cache`. Exit code 1 if anything failed.
 */
async function main(nxOptions: readonly string[]): Promise<number> {
  await deleteReports();
  const outcomes: TaskOutcome[] = [];
  for (const stage of STAGES)
    outcomes.push(...(await runNx([...stage, '--output-style=static', ...nxOptions], root)));
  console.log('');
  for (const { name, passed, fromCache, seconds } of outcomes)
    console.log(
      `${passed ? 'passed' : 'FAILED'}  ${name} (${fromCache ? 'from the cache' : `${seconds.toFixed(0)} s`})`,
    );
  const tests = await readReports(root);
  if (outcomes.some(({ name, passed }) => name === 'e2e' && !passed)) await showProductLog();
  const failed = tests.filter(({ status }) => status === 'failed');
  for (const test of failed) console.log(describeFailure(test));
  // Once more: CI output is often cut to its end.
  if (failed.length > 1) console.log(['', ...failed.map(({ title }) => `FAILED  ${title}`)].join('\n'));
  const contradictions = listContradictions(await judgeRequirements(root, tests));
  console.log(`\n${contradictions.length === 0 ? 'passed' : 'FAILED'}  requirements`);
  for (const sentence of contradictions) console.log(sentence);
  const requirements = { name: 'requirements', passed: contradictions.length === 0 };
  const summary = summarize([...outcomes, requirements], tests);
  console.log(`\n${closingLine(summary)}`);
  return summary.failed > 0 ? 1 : 0;
}

/** Deletes the reports of earlier runs: stale ones must not count, and Nx restores those of cached tasks. */
async function deleteReports(): Promise<void> {
  const pattern = '{apps,tools,libs}/**/reports/*.{json,log}';
  for await (const stale of glob(pattern, { cwd: root, exclude: ['**/node_modules'] }))
    await rm(join(root, stale));
}

/** Shows problems in the product's log during the browser tests. */
async function showProductLog(): Promise<void> {
  const file = 'apps/portal-e2e/reports/product.log';
  const problems = listLogProblems(await readFile(join(root, file), 'utf8').catch(() => ''));
  console.log(
    `\n${file}: ${problems.length === 0 ? 'no warnings or errors' : 'the last warnings and errors'}`,
  );
  for (const problem of problems) console.log(problem);
}

process.exitCode = await main(process.argv.slice(2));
