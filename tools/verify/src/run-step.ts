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
 * Runs one check from `root` with the project's own Node and tools first on the path. Its output is shown as it comes, or
 * whole at its end where others run beside it. Nx runs without its daemon and asks nobody outside.
 */
export function runStep(step: Step, root: string, shown: 'as it comes' | 'at its end'): Promise<StepOutcome> {
  const started = performance.now();
  const binaries = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${binaries}:${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    // Many tests start programs of ours: what Node made of their sources it need not make again for each.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  };
  const heading = `\n--- ${step.name}`;
  const output = shown === 'as it comes' ? 'inherit' : 'pipe';
  if (output === 'inherit') console.log(heading);
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { cwd: root, env, stdio: ['ignore', output, output] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const end = (passed: boolean) => {
      if (output === 'pipe') console.log(`${heading}\n${Buffer.concat(chunks).toString('utf8').trimEnd()}`);
      resolve({ step, passed, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
