import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const NOW = Date.UTC(2026, 0, 1);
const OTHER_USER = 65_534;

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Root may write anywhere, so these run under another user id. */
async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(OTHER_USER);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('the data folder', () => {
  it('is made for its owner only, and closed to others when it was open', async () => {
    const made = await openDataFolder(join(parent, 'a', 'b'), NOW);
    expect((await stat(made.path)).mode & 0o777).toBe(0o700);
    made.release();
    const open = join(parent, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    const taken = await openDataFolder(open, NOW);
    expect((await stat(open)).mode & 0o777).toBe(0o700);
    taken.release();
  });

  it('stores the time of first use', async () => {
    const first = await openDataFolder(parent, NOW);
    first.release();
    const later = await openDataFolder(parent, NOW + 86_400_000);
    expect([first.bornAt, later.bornAt]).toEqual([NOW / 1000, NOW / 1000]);
    later.release();
  });

  it('is locked by one sandbox at a time', async () => {
    const first = await openDataFolder(parent, NOW);
    await expect(openDataFolder(parent, NOW)).rejects.toThrow(
      `Another sandbox is already running on the data folder ${parent}.`,
    );
    first.release();
    (await openDataFolder(parent, NOW)).release();
  });

  it('is refused in one sentence when it lies where only others may go', async () => {
    await chmod(parent, 0o500);
    const path = join(parent, 'data');
    await expect(asOrdinaryUser(() => openDataFolder(path, NOW))).rejects.toThrow(
      `The sandbox cannot use its data folder ${path}: access is denied.`,
    );
  });

  it('is refused in one sentence when it is read-only, also when it has been used before', async () => {
    const path = join(parent, 'data');
    await chmod(parent, 0o777);
    await mkdir(path, { mode: 0o777 });
    if (process.geteuid?.() === 0) await chown(path, OTHER_USER, OTHER_USER);
    const sentence = `The sandbox cannot write to its data folder ${path}: access is denied.`;
    await chmod(path, 0o500);
    await expect(asOrdinaryUser(() => openDataFolder(path, NOW))).rejects.toThrow(sentence);
    expect(await readdir(path)).toEqual([]);
    await chmod(path, 0o700);
    (await asOrdinaryUser(() => openDataFolder(path, NOW))).release();
    await chmod(path, 0o500);
    await expect(asOrdinaryUser(() => openDataFolder(path, NOW))).rejects.toThrow(sentence);
    await chmod(path, 0o700);
  });
});
