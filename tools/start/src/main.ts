/**
 * `npm start` and, with `--dev`, `npm run dev`: the whole product on this machine. `--demo=large` adds an account of 1,000
 * workspaces, 10,000 devices and 50,000 seats to the demo data, permanently. `--stop-with-stdin` also stops it when its standard
 * input closes. Exit codes: 0 stopped on request, 1 a bug, 2 it cannot start, with one sentence per reason.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { banner } from './stack/banner.ts';
import { takeLock } from './process/folder-lock.ts';
import { StartedProcesses } from './process/left-over.ts';
import { isPortBusy } from './process/ports.ts';
import { Refusal, writingTo } from './process/refusal.ts';
import { parseSettings, type Settings } from './stack/settings.ts';
import { Stack, Stopped } from './stack/stack.ts';
import { untilStopRequested } from './process/until-stop-requested.ts';

const say = (line: string): void => console.error(line);

async function main(): Promise<number> {
  const { dev, demo, 'stop-with-stdin': withStdin } = readArguments();
  if (demo !== undefined && demo !== 'large')
    throw new Refusal(`--demo knows only large; it is ${JSON.stringify(demo)}.`);
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Refusal(parsed.mistakes.join('\n'));
  const { settings } = parsed;
  const { dataDir } = settings;
  await writingTo(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));
  const lock = await writingTo(dataDir, () => takeLock(join(dataDir, 'start.lock')));
  if (!lock.taken)
    throw new Refusal(
      `Partyline already runs on ${dataDir}: process ${lock.holder} started it. Stop that one first.`,
    );
  try {
    return await writingTo(dataDir, () =>
      runLocked(settings, { dev, withStdin, withLargeDemo: demo === 'large' }),
    );
  } finally {
    await lock.release();
  }
}

async function runLocked(
  settings: Settings,
  { dev, withStdin, withLargeDemo }: { dev: boolean; withStdin: boolean; withLargeDemo: boolean },
): Promise<number> {
  const processes = new StartedProcesses(settings.dataDir);
  await processes.clearLeftOvers();
  await refuseBusyPorts(settings);
  const stack = new Stack(settings, { dev, withLargeDemo }, { say, started: (pid) => processes.add(pid) });
  const stopRequest = untilStopRequested({
    withStdin,
    withParent: process.env['npm_lifecycle_event'] !== undefined,
    onSecondRequest: () => stack.stopNow(),
  });
  try {
    const started = stack.start().then((report) => {
      console.log(banner(settings, report, dev));
    });
    // Until everything runs, a failure ends it; afterwards only the user does.
    await Promise.race([stopRequest, started.then(() => stopRequest)]);
    say('Stopping …');
    return 0;
  } catch (error) {
    if (error instanceof Stopped) return 0;
    throw error;
  } finally {
    await stack.stop();
    await processes.forget();
  }
}

async function refuseBusyPorts({ port, sandboxPort }: Settings): Promise<void> {
  const busy: string[] = [];
  for (const [name, number] of [
    ['PORT', port],
    ['SANDBOX_PORT', sandboxPort],
  ] as const)
    if (await isPortBusy(number))
      busy.push(`Port ${number} is busy: end the program that uses it, or set ${name} to another port.`);
  if (busy.length > 0) throw new Refusal(busy.join('\n'));
}

function readArguments(): { dev: boolean; demo?: string | undefined; 'stop-with-stdin': boolean } {
  try {
    return parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        demo: { type: 'string' },
        'stop-with-stdin': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Refusal ? error.message : `Partyline could not be started: ${String(error)}`);
    process.exit(error instanceof Refusal ? 2 : 1);
  },
);
