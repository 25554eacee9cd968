import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCommand } from '@partyline/tools-processes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './folder-lock.ts';
import { startedAt } from './process-identity.ts';
import { temporaryFolder } from '../testing/program.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder.path, 'lock');
});
afterEach(() => folder.remove());

it('is held by one process, names it to others, and is free after its release', async () => {
  const first = await takeLock(file);
  expect(first.taken).toBe(true);
  expect(await takeLock(file)).toEqual({ taken: false, holder: process.pid });
  if (first.taken) await first.release();
  expect((await takeLock(file)).taken).toBe(true);
});

it('is taken over from an ended process', async () => {
  const child = startCommand(process.execPath, ['-e', 'process.stdin.resume()']);
  const since = startedAt(child.pid) ?? '';
  await child.kill();
  await writeFile(file, JSON.stringify({ pid: child.pid, startedAt: since }));
  expect((await takeLock(file)).taken).toBe(true);
});

it('is taken over when the id of its process belongs to another process by now', async () => {
  await writeFile(file, JSON.stringify({ pid: process.pid, startedAt: 'at another time' }));
  expect((await takeLock(file)).taken).toBe(true);
});

it('is taken over when its content is invalid, and leaves no draft', async () => {
  await writeFile(file, '{"pid":');
  expect((await takeLock(file)).taken).toBe(true);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(await readdir(folder.path)).toEqual(['lock']);
});
