import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type RunningCommand, startCommand, startProgram } from './start-command.ts';

const WAITS = 'setInterval(() => undefined, 1000);';
const INDEX = join(import.meta.dirname, 'index.ts');

let folder = '';
let programs: RunningCommand[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  programs = [];
});

function start(script: string): RunningCommand {
  const program = startCommand(process.execPath, ['--input-type=module', '-e', script]);
  programs.push(program);
  return program;
}

it('starts a TypeScript file and waits for its first line', async () => {
  const file = join(folder, 'program.ts');
  const script = `const word: string = process.argv[2] ?? ''; console.error('first'); console.log(word); ${WAITS}`;
  await writeFile(file, script);
  const program = startProgram(file, ['hello']);
  programs.push(program);
  expect(await program.firstLine()).toBe('hello');
  expect(await program.waitForOutput(/first/)).toBe('first');
  expect(program.pid).toBeGreaterThan(0);
});

it('waits until a line is complete', async () => {
  const program = start(`process.stdout.write('{"url":');
    process.stdin.once('end', () => console.log('1}')).resume(); ${WAITS}`);
  await program.waitForOutput(/url/);
  const line = program.firstLine();
  expect(await Promise.race([line, Promise.resolve('none yet')])).toBe('none yet');
  program.closeInput();
  expect(await line).toBe('{"url":1}');
});

it('finds a match in either output, also one that was there before', async () => {
  const program = start(`console.log('out 1'); console.error('error 2'); ${WAITS}`);
  const matches = [program.waitForOutput(/error \d/), program.waitForOutput(/out \d/)];
  expect(await Promise.all(matches)).toEqual(['error 2', 'out 1']);
  expect(await program.waitForOutput(/out/)).toBe('out');
});

it('rejects with the output when the program ends without a match', async () => {
  const program = start(`console.error('The port is busy.'); process.exitCode = 2;`);
  await expect(program.firstLine()).rejects.toThrow(/ended with 2:\nThe port is busy\.\n$/);
  await expect(program.waitForOutput(/ready/)).rejects.toThrow('ended with 2');
  expect(await program.ended).toBe(2);
});

it('rejects with the output after the time limit, and stops the program', async () => {
  const program = start(`console.log('Starting'); ${WAITS}`);
  await program.firstLine();
  await expect(program.waitForOutput(/ready/, 1)).rejects.toThrow(/was not ready in 1 ms:\nStarting\n$/);
  expect(await program.ended).toBe('SIGTERM');
});

it('rejects when the command does not exist', async () => {
  const program = startCommand(join(folder, 'missing'), []);
  await expect(program.firstLine()).rejects.toThrow('could not be started');
  await expect(program.ended).rejects.toThrow('could not be started');
});

it('stops a program in order, kills it, and sends it other signals', async () => {
  const script = (signal: string) =>
    `process.on('${signal}', () => process.exit(7)); console.log('ready'); ${WAITS}`;
  const [first, second, third] = [
    start(script('SIGTERM')),
    start(script('SIGTERM')),
    start(script('SIGHUP')),
  ];
  await Promise.all([first, second, third].map((program) => program.firstLine()));
  expect(await first.stop()).toBe(7);
  expect(await first.stop()).toBe(7);
  expect(await second.kill()).toBe('SIGKILL');
  third.signal('SIGHUP');
  expect(await third.ended).toBe(7);
});

it('stops the program when this process exits', async () => {
  const inner = `console.log(process.pid); process.on('SIGTERM', () => process.exit()); ${WAITS}`;
  const outer = start(`import { startCommand } from ${JSON.stringify(INDEX)};
    const program = startCommand(process.execPath, ['-e', ${JSON.stringify(inner)}]);
    console.log(await program.firstLine());
    process.stdin.once('end', () => process.exit(0)).resume();`);
  const pid = Number(await outer.firstLine());
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  outer.closeInput();
  expect(await outer.ended).toBe(0);
  await expect.poll(isRunning).toBe(false);
});

it('finds a port on which a program can listen', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const port = ports[0] ?? 0;
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  for (const one of ports) expect(one).toBeLessThan(32_768);
});
