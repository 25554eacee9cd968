import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { poll } from './poll.ts';
import { isRunning } from './process-identity.ts';

const MODULE = join(import.meta.dirname, 'until-stop-requested.ts');

let pids: number[] = [];
afterEach(() => {
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  pids = [];
});

/** A process under a shell, as with npm, that prints its id, waits for the stop request and reports it. */
async function waiting(sources: string): Promise<{ shell: ChildProcess; pid: number; output: () => string }> {
  const script = `
    import { untilStopRequested } from ${JSON.stringify(MODULE)};
    setInterval(() => undefined, 1000);
    const stopRequest = untilStopRequested({ ${sources}, onSecondRequest: () => console.log('impatient') });
    console.log(String(process.pid));
    await stopRequest;
    console.log('stopped');
    setTimeout(() => process.exit(0), 10_000);`;
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const pid = Number(await poll(() => /^\d+\n/.exec(output)?.[0], 20_000));
  expect(pid, 'its id, in plain figures').toBeGreaterThan(0);
  pids.push(pid);
  return { shell, pid, output: () => output };
}

it('stops when its parent ends, if requested', async () => {
  const { shell, output } = await waiting('withStdin: false, withParent: true');
  shell.kill('SIGTERM');
  expect(await poll(() => (output().includes('stopped') ? true : undefined), 10_000)).toBe(true);
});

it('stops when its input closes, if requested', async () => {
  const deaf = await waiting('withStdin: false');
  const { shell, output } = await waiting('withStdin: true');
  deaf.shell.stdin?.end();
  shell.stdin?.end();
  expect(await poll(() => (output().includes('stopped') ? true : undefined), 10_000)).toBe(true);
  expect(deaf.output()).not.toContain('stopped');
});

it('counts two simultaneous signals as one, and a later one as a second request', async () => {
  const { pid, output } = await waiting('withStdin: false');
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await poll(() => (output().includes('stopped') ? true : undefined), 10_000)).toBe(true);
  expect(output()).not.toContain('impatient');
  const requestedAt = performance.now();
  const impatient = await poll(() => {
    process.kill(pid, 'SIGINT');
    return output().includes('impatient') ? true : undefined;
  }, 5_000);
  expect(impatient).toBe(true);
  expect(performance.now() - requestedAt).toBeGreaterThan(500);
});
