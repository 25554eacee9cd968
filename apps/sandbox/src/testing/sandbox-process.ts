import {
  type CommandResult,
  type RunningCommand,
  runProgram,
  startProgram,
} from '@partyline/tools-processes';
import { SECRET } from './running-sandbox.ts';

const MAIN = 'apps/sandbox/src/main.ts';

export interface SandboxProcess extends RunningCommand {
  readonly url: string;
}

/** Starts the sandbox's program and waits until it is ready. */
export async function spawnSandbox(environment: Record<string, string>): Promise<SandboxProcess> {
  const sandbox = spawnMain(environment);
  const { url } = JSON.parse(await sandbox.firstLine()) as { url: string }; // main.ts writes it; its own test checks that
  return { ...sandbox, url };
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
