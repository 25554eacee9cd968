import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports } from '@partyline/tools-requirements';
import { describeFailure, listLogProblems } from './failures.ts';
import { runStage } from './run-stage.ts';
import type { StepOutcome } from './run-step.ts';
import { BROWSER_TESTS, PROJECT_GRAPH, STAGES } from './steps.ts';
import { closingLine, summarize } from './summary.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Runs every check to its end, whatever the others say, and closes with `N passed, N failed`; with words, only the checks
 * whose names begin with one of them (`lint`, `types`). Exit 1 if anything failed, 2 if no check is called so.
 */
async function main(wanted: readonly string[]): Promise<number> {
  const stages = STAGES.map((steps) =>
    steps.filter(
      (step) =>
        wanted.length === 0 || step === PROJECT_GRAPH || wanted.some((word) => step.name.startsWith(word)),
    ),
  );
  if (stages.flat().length < 2) {
    console.error(`No check is called ${wanted.join(' or ')}.`);
    return 2;
  }
  for await (const stale of glob('{apps,tools,libs}/**/reports/*.{json,log}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })) {
    await rm(join(root, stale));
  }
  const outcomes: StepOutcome[] = [];
  for (const steps of stages) outcomes.push(...(await runStage(steps, root)));
  console.log('');
  for (const { step, passed, seconds } of outcomes) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${step.name} (${seconds.toFixed(0)} s)`);
  }
  const tests = await readReports(root);
  for (const test of tests.filter(({ status }) => status === 'failed')) console.log(describeFailure(test));
  if (outcomes.some(({ step, passed }) => step === BROWSER_TESTS && !passed)) await showProductLog();
  const summary = summarize(outcomes, tests);
  console.log(`\n${closingLine(summary)}`);
  return summary.failed > 0 || outcomes.some(({ passed }) => !passed) ? 1 : 0;
}

/** What went wrong in the product while the browser tests ran: an output of CI is often cut to its end. */
async function showProductLog(): Promise<void> {
  const file = 'apps/portal-e2e/reports/product.log';
  const problems = listLogProblems(await readFile(join(root, file), 'utf8').catch(() => ''));
  console.log(
    `\n${file}: ${problems.length === 0 ? 'no warnings or errors' : 'the last warnings and errors'}`,
  );
  for (const problem of problems) console.log(problem);
}

process.exitCode = await main(process.argv.slice(2));
