import { runStep, type StepOutcome } from './run-step.ts';
import type { Step } from './steps.ts';

/** One more than a small machine has cores: the API tests wait for processes and PostgreSQL for much of their time. */
const AT_ONCE = 3;

/** Runs the steps of a stage, three at a time, to the end of each, and gives their outcomes in the order they were named. */
export async function runStage(steps: readonly Step[], root: string): Promise<readonly StepOutcome[]> {
  const outcomes = new Map<Step, StepOutcome>();
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      outcomes.set(step, await runStep(step, root, steps.length === 1 ? 'as it comes' : 'at its end'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}
