import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports } from '@partyline/tools-requirements';
import { runStep, type StepOutcome } from './run-step.ts';
import { STEPS } from './steps.ts';
import { closingLine, summarize } from './summary.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs every check to its end, whatever the others say, and closes with `N passed, N failed`. Exit 1 if anything failed. */
async function main(): Promise<number> {
  for await (const stale of glob('{apps,tools,libs}/**/reports/*.json', {
    cwd: root,
    exclude: ['**/node_modules'],
  })) {
    await rm(join(root, stale));
  }
  const outcomes: StepOutcome[] = [];
  for (const step of STEPS) {
    console.log(`\n--- ${step.name}`);
    outcomes.push(await runStep(step, root));
  }
  console.log('');
  for (const { step, passed, seconds } of outcomes) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${step.name} (${seconds.toFixed(0)} s)`);
  }
  const tests = await readReports(root);
  for (const { title, file } of tests.filter(({ status }) => status === 'failed'))
    console.log(`FAILED  ${title} (${file})`);
  const summary = summarize(outcomes, tests);
  console.log(`\n${closingLine(summary)}`);
  return summary.failed > 0 || outcomes.some(({ passed }) => !passed) ? 1 : 0;
}

process.exitCode = await main();
