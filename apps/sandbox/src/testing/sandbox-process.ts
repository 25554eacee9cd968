import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SECRET } from './running-sandbox.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The sandbox as a process of its own. */
export interface SandboxProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Ends it as the power would. */
  kill(): Promise<void>;
}

/** Starts the sandbox's own program and waits until it says that it is ready. */
export async function spawnSandbox(environment: Record<string, string>): Promise<SandboxProcess> {
  const child = spawnMain(environment);
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // the stream has no encoding, so buffers come
  const { url } = JSON.parse(line.toString()) as { url: string }; // what main.ts writes, checked by its own test
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

/** Runs the sandbox's own program to its end. */
export async function runMain(
  environment: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnMain(environment);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout, stderr };
}

/** Starts the program with ports of its own and nothing of this process's settings but Node's own cache. */
export function spawnMain(environment: Record<string, string>, args: readonly string[] = []) {
  const { NODE_COMPILE_CACHE } = process.env;
  const own = { SANDBOX_PORT: '0', SMTP_PORT: '0', INSTANCE_HOST_SECRET: SECRET, NODE_COMPILE_CACHE };
  return spawn(process.execPath, [MAIN, ...args], {
    env: { ...own, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
