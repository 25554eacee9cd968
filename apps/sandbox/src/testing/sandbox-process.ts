import {
  type CommandResult,
  type RunningCommand,
  type RunningService,
  runProgram,
  startProgram,
  startService,
} from '@partyline/tools-processes';
import { SECRET } from './running-sandbox.ts';

const MAIN = 'apps/sandbox/src/main.ts';

/** Starts the sandbox's program and waits until it is ready. */
export function spawnSandbox(environment: Record<string, string>): Promise<RunningService> {
  return startService(MAIN, 'url', { env: onFreePorts(environment) });
}

/** Runs the sandbox's program to its end. */
export function runMain(environment: Record<string, string>): Promise<CommandResult> {
  return runProgram(MAIN, [], { env: onFreePorts(environment) });
}

/** Starts the program on free ports. */
export function spawnMain(environment: Record<string, string>, args: readonly string[] = []): RunningCommand {
  return startProgram(MAIN, args, { env: onFreePorts(environment) });
}

function onFreePorts(environment: Record<string, string>): Record<string, string> {
  return { SANDBOX_PORT: '0', SMTP_PORT: '0', INSTANCE_HOST_SECRET: SECRET, ...environment };
}
