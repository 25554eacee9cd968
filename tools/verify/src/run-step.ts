import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Step } from './steps.ts';

/** How a check ended. */
export interface StepOutcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly seconds: number;
}

/**
 * Runs one check from `root` with the project's own Node and tools first on the path, its output shown as it comes.
 * Nx runs without its daemon and asks nobody outside.
 */
export function runStep(step: Step, root: string): Promise<StepOutcome> {
  const started = performance.now();
  const binaries = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${binaries}:${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
  };
  return new Promise((resolve) => {
    const end = (passed: boolean) => resolve({ step, passed, seconds: (performance.now() - started) / 1000 });
    const child = spawn(step.command, step.args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}
