import { join } from 'node:path';
import { type RunningCommand, startCommand } from '@partyline/tools-processes';
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
async function waiting(sources: string): Promise<{ shell: RunningCommand; pid: number }> {
  const script = `
    import { untilStopRequested } from ${JSON.stringify(MODULE)};
    setInterval(() => undefined, 1000);
    const stopRequest = untilStopRequested({ ${sources}, onSecondRequest: () => console.log('impatient') });
    console.log(String(process.pid));
    await stopRequest;
    console.log('stopped');
    setTimeout(() => process.exit(0), 10_000);`;
  const command = '"$0" --input-type=module -e "$1"; true';
  const shell = startCommand('sh', ['-c', command, process.execPath, script], { env: process.env });
  const pid = Number(await shell.firstLine());
  expect(pid, 'its id, in plain figures').toBeGreaterThan(0);
  pids.push(pid);
  return { shell, pid };
}

it('stops when its parent ends, if requested', async () => {
  const { shell } = await waiting('withStdin: false, withParent: true');
  shell.signal('SIGTERM');
  await shell.waitForOutput(/stopped/);
});

it('stops when its input closes, if requested', async () => {
  const deaf = await waiting('withStdin: false');
  const { shell } = await waiting('withStdin: true');
  deaf.shell.closeInput();
  shell.closeInput();
  await shell.waitForOutput(/stopped/);
  expect(deaf.shell.output()).not.toContain('stopped');
});

it('counts two simultaneous signals as one, and a later one as a second request', async () => {
  const { shell, pid } = await waiting('withStdin: false');
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  await shell.waitForOutput(/stopped/);
  expect(shell.output()).not.toContain('impatient');
  const requestedAt = performance.now();
  const impatient = await poll(() => {
    process.kill(pid, 'SIGINT');
    return shell.output().includes('impatient') ? true : undefined;
  }, 60_000);
  expect(impatient).toBe(true);
  expect(performance.now() - requestedAt).toBeGreaterThan(500);
});
