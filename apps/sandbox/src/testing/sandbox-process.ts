import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SECRET } from './running-sandbox.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface SandboxProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the sandbox's program and waits until it is ready. */
export async function spawnSandbox(environment: Record<string, string>): Promise<SandboxProcess> {
  const child = spawnMain(environment);
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // without an encoding the stream yields buffers
  const { url } = JSON.parse(line.toString()) as { url: string }; // main.ts writes it; its own test checks that
  return {
    child,
    url,
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs the sandbox's program to its end. */
export async function runMain(
  environment: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnMain(environment);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout, stderr };
}

/** Starts the program on free ports without this process's environment, except Node's compile cache. */
export function spawnMain(environment: Record<string, string>, args: readonly string[] = []) {
  const { NODE_COMPILE_CACHE } = process.env;
  const own = { SANDBOX_PORT: '0', SMTP_PORT: '0', INSTANCE_HOST_SECRET: SECRET, NODE_COMPILE_CACHE };
  return spawn(process.execPath, [MAIN, ...args], {
    env: { ...own, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
