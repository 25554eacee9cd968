import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@partyline/tools-processes';

export interface TaskOutcome {
  /** The target, for example `lint-screens`. */
  readonly name: string;
  readonly passed: boolean;
  readonly fromCache: boolean;
  readonly seconds: number;
}

/** Nx's record of its last run; only the fields read here. */
interface RunFile {
  readonly tasks: readonly {
    readonly target: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly cacheStatus: string;
    readonly status?: number;
  }[];
}

/**
 * Runs one Nx command from `root` and returns the outcome of each task. A failure without a failed task (Nx
 * could not plan the run) counts as one.
 */
export async function runNx(args: readonly string[], root: string): Promise<readonly TaskOutcome[]> {
  const cache = join(root, '.nx/cache');
  const runFile = join(cache, 'run.json');
  await rm(runFile, { force: true });
  const env = {
    ...process.env,
    NX_CACHE_DIRECTORY: cache,
    // Without the daemon Nx restores the reports of every cached task; the daemon may treat deleted ones as
    // unchanged.
    NX_DAEMON: 'false',
    // Tests that start programs of this repository share their compiled code.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  };
  const nx = join(root, 'node_modules/.bin/nx');
  const passed = await runCommand(nx, args, { cwd: root, env, inTerminal: true }).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
  const outcomes = readRunFile(await readFile(runFile, 'utf8').catch(() => '{"tasks":[]}'));
  if (passed ? outcomes.length > 0 : outcomes.some((outcome) => !outcome.passed)) return outcomes;
  return [...outcomes, { name: `nx ${args.join(' ')}`, passed: false, fromCache: false, seconds: 0 }];
}

/** Parses Nx's record of a run. A task without an exit code did not run, and counts as failed. */
export function readRunFile(json: string): readonly TaskOutcome[] {
  const { tasks } = JSON.parse(json) as RunFile; // written by Nx; a missing field reads as a failure
  return tasks.map(({ target, status, cacheStatus, startTime, endTime }) => ({
    name: target,
    passed: status === 0,
    fromCache: cacheStatus !== 'cache-miss',
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
  }));
}
